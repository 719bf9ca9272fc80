import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { datesOn } from './dates.ts'

datesOn('the embedded database', () => freshEmbedded())
