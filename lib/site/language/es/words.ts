import type { en } from '../en/words'
import { about } from './about'
import { account } from './account'
import { calling } from './calling'
import { calls } from './calls'
import { clientList } from './client-list'
import { contact } from './contact'
import { dashboard } from './dashboard'
import { directory } from './directory'
import { emergency } from './emergency'
import { figures } from './figures'
import { forms } from './forms'
import { give } from './give'
import { help, helpNow } from './help'
import { home } from './home'
import { law } from './law'
import { keep, layout, practice, site } from './layout'
import { legal } from './legal'
import { list } from './list'
import { listing } from './listing'
import { location } from './location'
import { mail } from './mail'
import { news } from './news'
import { newsletter } from './newsletter'
import { openData } from './open-data'
import { policies } from './policies'
import { records } from './records'
import { rooms } from './rooms'
import { search } from './search'
import { sheets } from './sheets'
import { checkIn, planner, planPage, timer } from './tools'
import { busy, exit, failed, saving, update } from './trouble'
import { checkInMails, trusted } from './trusted'
import { vault, vaultPage } from './vault'

export const es = {
  about,
  account,
  busy,
  calling,
  calls,
  checkIn,
  checkInMails,
  clientList,
  contact,
  dashboard,
  directory,
  emergency,
  exit,
  failed,
  figures,
  forms,
  give,
  help,
  helpNow,
  home,
  keep,
  layout,
  law,
  legal,
  list,
  mail,
  news,
  newsletter,
  openData,
  planner,
  planPage,
  listing,
  location,
  policies,
  practice,
  records,
  rooms,
  search,
  sheets,
  site,
  timer,
  trusted,
  saving,
  update,
  vault,
  vaultPage,
} satisfies typeof en
