import { fields, optionalLine, requiredLine, requiredText } from '../form/field.ts'
import { addressKey } from './erasure.ts'

/** As lenient as the addresses in old rows, so that an address that forms reject today can still be looked up. */
const address = () =>
  requiredLine('validation.emailRequired', 254).refine((text) => text.includes('@'), 'validation.emailInvalid')

export const lookUpForm = fields({ address: address() })

/** The address must be typed twice to erase it. */
export const eraseForm = fields({
  address: address(),
  again: optionalLine(254),
  reason: requiredText('validation.reason', 500),
}).refine(({ address: one, again }) => isSame(one, again), {
  path: ['again'],
  error: 'validation.addressAgain',
  // Runs even when the reason is missing, so that all errors are reported at once.
  when: () => true,
})

/** The fields may be missing at this point. */
function isSame(one: unknown, again: unknown): boolean {
  return typeof one === 'string' && typeof again === 'string' && addressKey(one) === addressKey(again)
}
