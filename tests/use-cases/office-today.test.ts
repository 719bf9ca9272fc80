import { openEmbedded } from '#adapters/db/embedded.ts'
import { officeTodayOn } from './office-today.ts'

officeTodayOn('the embedded database', () => openEmbedded())
