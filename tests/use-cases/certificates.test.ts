import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { certificatesOn } from './certificates.ts'

certificatesOn('the embedded database', () => freshEmbedded())
