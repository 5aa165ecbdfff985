import type { UnpulledSource } from './source'

/** ACF: the LIHEAP Clearinghouse's local agencies. */
export const liheapOffices: UnpulledSource = {
  name: 'liheap-offices',
  title: 'LIHEAP local agencies',
  address: 'https://liheapch.acf.gov/search-tool',
  license: 'US public domain',
  why: 'The Clearinghouse publishes no file, only a search by county. Staff who have a list send it under Import.',
}
