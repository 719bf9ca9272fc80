import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { waitlistOn } from './waitlist.ts'

waitlistOn('the embedded database', () => freshEmbedded())
