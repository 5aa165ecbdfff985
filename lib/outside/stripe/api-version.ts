/** The version that the code and the package's types were written for; Stripe answers in it whatever the account says. */
export const API_VERSION = '2026-10-28.endive'
