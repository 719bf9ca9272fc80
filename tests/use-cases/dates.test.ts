import { openEmbedded } from '#adapters/db/embedded.ts'
import { datesOn } from './dates.ts'

datesOn('the embedded database', () => openEmbedded())
