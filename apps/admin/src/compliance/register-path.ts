/** Where the register of takings stands. */
export const REGISTER_PATH = '/admin/compliance/register';
