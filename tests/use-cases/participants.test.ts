import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { participantsOn } from './participants.ts'

participantsOn('the embedded database', () => freshEmbedded())
