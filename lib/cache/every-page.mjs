// @ts-check
/** Next adds this tag to every page; it stands for the whole site. */
export const EVERY_PAGE = '_N_T_/layout'
