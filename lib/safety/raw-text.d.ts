/** A script as its text, to be written into a page. */
declare module '*.js?raw' {
  const text: string
  export default text
}
