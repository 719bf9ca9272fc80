import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { trainersContract } from './trainers.ts'

trainersContract('the embedded database', freshEmbedded)
