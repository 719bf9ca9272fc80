/**
 * Addresses at the partners of the seed world, who sell and invoice what is bought there. The referral parameter tells them who
 * sent the visitor (docs/product.md#certifications).
 */
const referral = 'ref=flightlevels'

/** The external checkout of a self-paced product at the partner academy. */
export function academyCheckout(product: 'fl2d' | 'flsa' | 'flcl' | 'flco'): string {
  return `https://checkout.partner-academy.example/${product}?${referral}`
}

/** The page of an add-on workshop at the partner who gives it. */
export function addOnWorkshop(workshop: 'data-driven-improvement' | 'dependency-management'): string {
  return `https://workshops.flow-partner.example/${workshop}?${referral}`
}
