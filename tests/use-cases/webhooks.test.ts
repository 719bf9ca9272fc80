import { openEmbedded } from '#adapters/db/embedded.ts'
import { webhooksOn } from './webhooks.ts'

webhooksOn('the embedded database', () => openEmbedded())
