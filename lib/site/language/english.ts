/** Every message in English, by the part of the site in which it stands. */
import about from '@/messages/en/about.json' with { type: 'json' }
import account from '@/messages/en/account.json' with { type: 'json' }
import advocates from '@/messages/en/advocates.json' with { type: 'json' }
import busy from '@/messages/en/busy.json' with { type: 'json' }
import calling from '@/messages/en/calling.json' with { type: 'json' }
import calls from '@/messages/en/calls.json' with { type: 'json' }
import checkIn from '@/messages/en/check-in.json' with { type: 'json' }
import checkInMails from '@/messages/en/check-in-mails.json' with { type: 'json' }
import clientList from '@/messages/en/client-list.json' with { type: 'json' }
import contact from '@/messages/en/contact.json' with { type: 'json' }
import dashboard from '@/messages/en/dashboard.json' with { type: 'json' }
import directory from '@/messages/en/directory.json' with { type: 'json' }
import emergency from '@/messages/en/emergency.json' with { type: 'json' }
import exit from '@/messages/en/exit.json' with { type: 'json' }
import failed from '@/messages/en/failed.json' with { type: 'json' }
import figures from '@/messages/en/figures.json' with { type: 'json' }
import forms from '@/messages/en/forms.json' with { type: 'json' }
import give from '@/messages/en/give.json' with { type: 'json' }
import help from '@/messages/en/help.json' with { type: 'json' }
import helpNow from '@/messages/en/help-now.json' with { type: 'json' }
import home from '@/messages/en/home.json' with { type: 'json' }
import keep from '@/messages/en/keep.json' with { type: 'json' }
import law from '@/messages/en/law.json' with { type: 'json' }
import layout from '@/messages/en/layout.json' with { type: 'json' }
import legal from '@/messages/en/legal.json' with { type: 'json' }
import list from '@/messages/en/list.json' with { type: 'json' }
import listing from '@/messages/en/listing.json' with { type: 'json' }
import location from '@/messages/en/location.json' with { type: 'json' }
import mail from '@/messages/en/mail.json' with { type: 'json' }
import news from '@/messages/en/news.json' with { type: 'json' }
import newsletter from '@/messages/en/newsletter.json' with { type: 'json' }
import openData from '@/messages/en/open-data.json' with { type: 'json' }
import passphrase from '@/messages/en/passphrase.json' with { type: 'json' }
import plainList from '@/messages/en/plain-list.json' with { type: 'json' }
import planPage from '@/messages/en/plan-page.json' with { type: 'json' }
import planner from '@/messages/en/planner.json' with { type: 'json' }
import policies from '@/messages/en/policies.json' with { type: 'json' }
import practice from '@/messages/en/practice.json' with { type: 'json' }
import quiet from '@/messages/en/quiet.json' with { type: 'json' }
import records from '@/messages/en/records.json' with { type: 'json' }
import report from '@/messages/en/report.json' with { type: 'json' }
import ride from '@/messages/en/ride.json' with { type: 'json' }
import rooms from '@/messages/en/rooms.json' with { type: 'json' }
import saving from '@/messages/en/saving.json' with { type: 'json' }
import search from '@/messages/en/search.json' with { type: 'json' }
import sheets from '@/messages/en/sheets.json' with { type: 'json' }
import site from '@/messages/en/site.json' with { type: 'json' }
import textSaid from '@/messages/en/text-said.json' with { type: 'json' }
import texting from '@/messages/en/texting.json' with { type: 'json' }
import timer from '@/messages/en/timer.json' with { type: 'json' }
import trusted from '@/messages/en/trusted.json' with { type: 'json' }
import update from '@/messages/en/update.json' with { type: 'json' }
import vault from '@/messages/en/vault.json' with { type: 'json' }
import vaultPage from '@/messages/en/vault-page.json' with { type: 'json' }

export const english = {
  about,
  account,
  advocates,
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
  law,
  layout,
  legal,
  list,
  listing,
  location,
  mail,
  news,
  newsletter,
  openData,
  passphrase,
  plainList,
  planPage,
  planner,
  policies,
  practice,
  quiet,
  records,
  report,
  ride,
  rooms,
  saving,
  search,
  sheets,
  site,
  textSaid,
  texting,
  timer,
  trusted,
  update,
  vault,
  vaultPage,
}

export type Messages = typeof english
