/** Donations, Stripe's webhook, a donor's own gifts, and the staff's ledger. */
import { z } from 'zod'
import type { AppErrorCode } from '@/lib/http/app-error'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { exportCall, manyCall } from '@/lib/http/staff-list/many'
import { cleanText, id } from '@/lib/http/text'
import { tokenForm } from '@/lib/sealing/seal'
import {
  createdDonationSchema,
  donationFilter,
  donationInput,
  donationSchema,
  donationTotalsSchema,
  giftLinkInput,
  giftStatusSchema,
  reconciliationSchema,
  refundInput,
  refundSchema,
} from './schema'

const problemPages: Partial<Record<AppErrorCode, string>> = {
  invalid: 'check',
  'bad-request': 'check',
  'too-many': 'busy',
  unavailable: 'away',
  conflict: 'changed',
}

/** Without a script: the page that reports the error. */
function problemPagePath(code: AppErrorCode): string {
  return `/donate/problem/${problemPages[code] ?? 'away'}`
}

/** For the staff's forms: back to the ledger, with an error code. */
function ledgerFailurePath(code: AppErrorCode | 'refund-amount'): string {
  return `/admin/donations?failed=${code}`
}

/** The only invalid field there is an amount: the notice says what to type. */
function refundFailurePath(code: AppErrorCode): string {
  return ledgerFailurePath(code === 'invalid' ? 'refund-amount' : code)
}

/** Three Stripe calls in sequence, each with a retry. */
const PAYMENT_DEADLINE_MS = 25_000
const RECONCILE_DEADLINE_MS = 120_000
const WEBHOOK_LIMIT = 256 * 1024
/** The secret token in the addresses of a gift's own pages. */
const token = tokenForm

export const createPaymentIntentCall = call('POST /api/donations/create-payment-intent', 'public', {
  summary: 'Begins a gift: stores it as pending and opens a payment; the same requestId again is the same gift',
  body: donationInput,
  response: createdDonationSchema,
  form: { flags: ['isRecurring', 'isAnonymous', 'isNeutral', 'coverFee'], done: '/donate', failed: problemPagePath },
  deadline: PAYMENT_DEADLINE_MS,
})

export const stripeWebhookCall = call('POST /api/webhooks/stripe', 'public', {
  sender: 'anyone',
  summary: 'Events of the payment service, signed by it',
  body: 'raw',
  bodyLimit: WEBHOOK_LIMIT,
  response: z.object({ received: z.boolean() }),
  limit: 'none',
  deadline: 10_000,
})

export const giftStatusCall = call('GET /api/donations/{token}/status', 'public', {
  summary: 'What has become of one gift',
  params: z.object({ token }),
  response: giftStatusSchema,
})

export const sendGiftLinkCall = call('POST /api/donations/link', 'public', {
  summary: 'Mails a link to her own gifts to an address that has given; the answer is the same for every address',
  body: giftLinkInput,
  response: z.object({ message: z.string() }),
  status: 202,
  form: {
    done: '/donate/gifts/sent',
    failed: (code) => (code === 'too-many' ? '/donate/gifts/problem/busy' : '/donate/gifts/problem/check'),
  },
})

export const openPortalCall = call('GET /api/donations/gifts/{token}/{donation}/manage', 'public', {
  summary: "Sends the browser to the payment service's page where a recurring gift is changed or ended",
  params: z.object({ token, donation: id }),
  redirects: "To the payment service's own page, or to one that says what went wrong",
  limit: { max: 30, seconds: 600 },
  deadline: PAYMENT_DEADLINE_MS,
})

const position = z.object({ createdAt: z.iso.datetime({ precision: 6 }), id: z.guid() })

export const listDonationsCall = call('GET /api/admin/donations', 'permission:donations:read', {
  summary: 'The ledger, the newest first',
  query: z.object({ ...pageQuery(position), ...donationFilter }),
  response: z.array(donationSchema),
})

export const donationTotalsCall = call('GET /api/admin/donations/totals', 'permission:donations:read', {
  summary: 'Counts and cents of all donations that match',
  query: z.object(donationFilter),
  response: donationTotalsSchema,
})

export const donationsCsvCall = call('GET /api/admin/donations/csv', 'permission:donations:read', {
  summary: 'All donations that match, as a spreadsheet',
  query: z.object(donationFilter),
  produces: 'text/csv',
  limit: { max: 30, seconds: 600 },
  deadline: 60_000,
})

export const refundDonationCall = call('POST /api/admin/donations/{id}/refund', 'admin', {
  summary: 'Asks the payment service to send a gift back, whole or in part; the amount is typed to confirm',
  params: z.object({ id }),
  body: refundInput,
  response: refundSchema,
  status: 202,
  form: { done: '/admin/donations?done=refund-asked', failed: refundFailurePath },
  deadline: PAYMENT_DEADLINE_MS,
})

export const sendReceiptCall = call('POST /api/admin/donations/{id}/receipt', 'admin', {
  summary: 'Sends the receipt of a gift again, to the address of the gift',
  params: z.object({ id }),
  status: 202,
  form: { done: '/admin/donations?done=receipt-sent', failed: ledgerFailurePath },
})

export const getReconciliationCall = call('GET /api/admin/donations/reconciliation', 'permission:donations:read', {
  summary: 'The last comparison of the ledger with the payment service',
  response: reconciliationSchema.nullable(),
})

export const runReconciliationCall = call('POST /api/admin/donations/reconciliation', 'admin', {
  summary: 'Compares the ledger with the payment service now',
  response: reconciliationSchema.nullable(),
  form: { done: '/admin/donations?done=gifts-compared', failed: ledgerFailurePath },
  limit: { max: 6, seconds: 60 },
  deadline: RECONCILE_DEADLINE_MS,
})

export const saveDonorNoteCall = call('POST /api/admin/donations/{id}/donor-note', 'admin', {
  summary: 'What staff know of the donor of a gift; empty takes it away',
  params: z.object({ id }),
  body: z.strictObject({ body: cleanText({ min: 0, max: 5000 }).default('') }),
  form: { done: '/admin/donations?done=donor-noted', failed: ledgerFailurePath },
})

export const manyDonationsCall = manyCall('donations', 'admin', ['receipt'])

export const exportDonationsCall = exportCall('donations', 'permission:donations:read')
