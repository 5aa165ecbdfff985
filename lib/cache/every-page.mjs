/** Next tags every page with this; it stands for the whole site. */
export const EVERY_PAGE = '_N_T_/layout'
