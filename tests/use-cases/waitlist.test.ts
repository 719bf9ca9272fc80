import { openEmbedded } from '#adapters/db/embedded.ts'
import { waitlistOn } from './waitlist.ts'

waitlistOn('the embedded database', () => openEmbedded())
