import { fields, optionalLine, requiredLine, requiredText } from '../form/field.ts'
import { addressKey } from './person-file.ts'

/** As lenient as what may stand in an old row: whoever asks is answered, also by an address that no form takes today. */
const address = () =>
  requiredLine('validation.emailRequired', 254).refine((text) => text.includes('@'), 'validation.emailInvalid')

export const lookUpForm = fields({ address: address() })

/** The address is typed a second time before it is erased. */
export const eraseForm = fields({
  address: address(),
  again: optionalLine(254),
  reason: requiredText('validation.reason', 500),
}).refine(({ address: one, again }) => again !== undefined && addressKey(one) === addressKey(again), {
  path: ['again'],
  error: 'validation.addressAgain',
})
