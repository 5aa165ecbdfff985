/** What any email says around its own words. */
export const mail = {
  unsubscribe: 'Unsubscribe',
  note: (name: string) => `A note from ${name}`,
  alone: 'Open it when you are alone.',
}
