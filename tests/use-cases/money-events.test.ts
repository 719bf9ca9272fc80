import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { moneyEventsOn } from './money-events.ts'

moneyEventsOn('the embedded database', () => freshEmbedded())
