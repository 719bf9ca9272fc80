import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { officeAccountsOn } from './office-accounts.ts'

officeAccountsOn('the embedded database', () => freshEmbedded())
