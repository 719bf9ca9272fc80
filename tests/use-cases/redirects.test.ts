import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { redirectsOn } from './redirects.ts'

redirectsOn('the embedded database', () => freshEmbedded())
