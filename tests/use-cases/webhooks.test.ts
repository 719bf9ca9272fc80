import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { webhooksOn } from './webhooks.ts'

webhooksOn('the embedded database', () => freshEmbedded())
