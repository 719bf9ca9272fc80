import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { officeTodayOn } from './office-today.ts'

officeTodayOn('the embedded database', () => freshEmbedded())
