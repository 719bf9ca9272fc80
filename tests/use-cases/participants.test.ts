import { openEmbedded } from '#adapters/db/embedded.ts'
import { participantsOn } from './participants.ts'

participantsOn('the embedded database', () => openEmbedded())
