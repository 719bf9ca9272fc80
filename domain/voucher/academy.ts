/**
 * Where vouchers are redeemed: at the partner who runs the self-paced workshops. The referral parameter tells who sent the visitor
 * (SPEC §3, 'Certification entry').
 */
export const academyUrl = 'https://learn.partner-academy.example/redeem?ref=flightlevels'
