/** A process that starts one gift, to be killed by a test halfway. */
import { donationInput } from '@/lib/donations/schema'
import { createDonation } from '@/lib/donations/service'

const given: unknown = JSON.parse(process.env.GIFT ?? '{}')
await createDonation(donationInput.parse(given), null)
process.stdout.write('written\n')
setInterval(() => {}, 1000)
