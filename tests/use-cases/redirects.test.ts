import { openEmbedded } from '#adapters/db/embedded.ts'
import { redirectsOn } from './redirects.ts'

redirectsOn('the embedded database', () => openEmbedded())
