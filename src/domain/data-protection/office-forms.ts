import { fields, optionalLine, requiredLine, requiredText } from '../form/field.ts'
import { addressKey } from './erasure.ts'

/** As lenient as addresses in old rows: an address that forms refuse today can still be looked up. */
const address = () =>
  requiredLine('validation.emailRequired', 254).refine((text) => text.includes('@'), 'validation.emailInvalid')

export const lookUpForm = fields({ address: address() })

/** The address is typed a second time before it is erased. */
export const eraseForm = fields({
  address: address(),
  again: optionalLine(254),
  reason: requiredText('validation.reason', 500),
}).refine(({ address: one, again }) => isSame(one, again), {
  path: ['again'],
  error: 'validation.addressAgain',
  // Also when the reason is missing: all errors are reported at once.
  when: () => true,
})

/** Asked before it is known whether the fields are there. */
function isSame(one: unknown, again: unknown): boolean {
  return typeof one === 'string' && typeof again === 'string' && addressKey(one) === addressKey(again)
}
