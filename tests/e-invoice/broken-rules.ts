import { ciiInvoice } from './cii-invoice.ts'
import { contentRules } from './content-rules.ts'
import type { Rule } from './rule.ts'
import { sumRules } from './sum-rules.ts'
import { vatRules } from './vat-rules.ts'
import { xRechnungRules } from './x-rechnung-rules.ts'

const en16931: Rule[] = [...contentRules, ...sumRules, ...vatRules]

export const rules = { 'EN 16931': en16931, XRechnung: [...en16931, ...xRechnungRules] }

/** The business rules that a document in CII does not keep: 'BR-CO-15: net and VAT make the total…'. */
export function brokenRules(xml: string, standard: keyof typeof rules): string[] {
  const invoice = ciiInvoice(xml)
  return rules[standard].filter(([, , holds]) => !holds(invoice)).map(([id, says]) => `${id}: ${says}`)
}
