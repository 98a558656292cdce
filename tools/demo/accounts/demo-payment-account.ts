/** The account of the demo's bookshop that is paid directly; the sandbox knows it from the start. */
export const demoPaymentAccount = 'acct_1ZainoDemoLibreria';
