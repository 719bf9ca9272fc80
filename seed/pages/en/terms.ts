import { button, buttons, cover, list, type PageText, paragraph, split } from '../blocks.ts'
import { company, mailLink } from '../company.ts'

const address = `${company.name}, ${company.street}, ${company.city}, Austria`

export const englishTerms: PageText = {
  title: 'Terms',
  blocks: [
    cover(
      'Terms',
      'What applies when you book with us. We have done our best to write it so that you can understand it without a lawyer. Version of 1 November 2026.',
      button('Go to withdrawal', '#withdrawal'),
    ),
    split(
      'scope',
      '1. Who contracts with whom',
      paragraph(
        `These terms apply to contracts between you and us, ${address}, for workshops on site and live online, self-paced workshops, packages and books. The version you accepted when ordering is the one that counts. You receive it with your confirmation and can save and print it.`,
      ),
      paragraph(
        'You are a consumer if you are not ordering for a business. Where we make a distinction, we say so. Your company’s own terms apply only if we have agreed to them in writing. We conclude contracts in English or German, in the language in which you order.',
      ),
    ),
    split(
      'contract',
      '2. How a contract comes about',
      paragraph(
        'The dates on this website are an invitation to order. Before you send your booking you see all seats, the price, the tax and the total, and you can change your details. With the button “Book with obligation to pay” you place a binding order. The contract comes about when we confirm the booking, which happens by e-mail right afterwards.',
      ),
      paragraph(
        'If you register other people, you make sure that they know and agree. They receive their invitation directly from us. The contract and the invoice remain with you.',
      ),
    ),
    split(
      'waiting-list',
      '3. Waiting list and regional prices',
      paragraph(
        'A place on the waiting list costs nothing and obliges you to nothing. When seats become free, we offer them in the order of registration and hold them for {term:offer-hours} hours, unless the offer says otherwise. Only if you confirm with obligation to pay within that time does a contract come about. After that, the offer passes to the next in line.',
      ),
      paragraph(
        '<a href="/en/regional-prices">Regional prices</a> go through the waiting list too, unless you decline the discount. What counts is the country of the billing address.',
      ),
    ),
    split(
      'prices',
      '4. Prices and tax',
      paragraph(
        'Our prices are in euros and exclude value added tax. Which tax is due depends on where the workshop takes place, on the country of your billing address, and on whether you give a valid VAT ID. Before you order, you see the final price including tax. If a VAT ID turns out to be invalid, we may charge the tax later where we owe it.',
      ),
      paragraph(
        '3 for 2: of every three people in one booking, two pay; the same goes for every three self-paced tickets. The discount can’t be combined with regional prices or packages. If three people later become two, it no longer applies to the third; you don’t have to pay anything extra.',
      ),
    ),
    split(
      'payment',
      '5. Payment',
      list([
        '<strong>By invoice:</strong> payable without deduction within {term:invoice-days} days of receipt, and at the latest before the workshop begins.',
        '<strong>By card,</strong> where we offer it when you order: we take you to our payment provider’s page and hold the seats for {term:payment-minutes} minutes. If a payment arrives too late and nothing is left, you get your money back.',
      ]),
      paragraph(
        'If you are late, we remind you first. After that, statutory default interest applies. If the invoice stays open despite a reminder that gives you at least another week, we may give the seats to others.',
      ),
    ),
    split(
      'cancellation',
      '6. If you can’t come',
      list([
        '<strong>Up to {term:free-days} days before the first day</strong> you can cancel free of charge, for everyone or for individual people. We refund what you have paid within 14 days.',
        '<strong>After that</strong> {term:later}. We deduct what your cancellation saves us; if we pass the seat on to someone from the waiting list, you pay nothing for it.',
        '<strong>At any time and free of charge</strong> somebody else may take your seat. Tell us their name and e-mail address before the start.',
      ]),
      paragraph(
        'To cancel, simply send us a message from the address you booked with, or use the link in your confirmation. Your statutory right of withdrawal is not affected.',
      ),
    ),
    split(
      'changes',
      '7. If we cancel or move a workshop',
      paragraph(
        'A workshop takes place if at least four people have registered, unless the date states another number. If there are fewer, we may cancel up to 14 days before the start. Later than that we cancel only if something happens that we cannot avert, such as a sudden illness for which there is no replacement.',
      ),
      paragraph(
        'You then have the choice: another date, or your money back, in full and within 14 days. The same applies if we change the day or the place and it doesn’t suit you. We are liable for travel and accommodation if we are at fault (section 14). For good reason we may replace trainers with equally experienced ones.',
      ),
    ),
    split(
      'withdrawal',
      '8. Right of withdrawal for consumers',
      paragraph(
        'As a consumer you can withdraw within 14 days of the contract being concluded without giving a reason; for books, within 14 days of receiving the last delivery. Tell us so clearly: through the “Withdraw from contract” function on this website, by e-mail or by post. It is enough to send the message before the period ends. We confirm receipt with content, date and time.',
      ),
      paragraph(
        'After you withdraw, we refund all payments without delay, within 14 days at the latest, by the same means you paid with and at no cost to you. You send books back within 14 days; you pay the postage, and we may wait with the refund until they arrive or you show that you have sent them.',
      ),
      paragraph(
        'If a workshop begins before the period ends, we need your express request for that. If you withdraw afterwards, you pay only for the share that has taken place by then. Once the workshop has taken place in full at your request, and you have acknowledged that you thereby lose the right to withdraw, that right ends.',
      ),
    ),
    split(
      'form',
      '9. Model for your withdrawal',
      paragraph('You don’t have to use this model. If you like, fill it in and send it to us:'),
      paragraph(
        `To: ${address}, ${mailLink}<br />I hereby withdraw from my contract for:<br />Ordered on or received on:<br />Order number, if at hand:<br />Name:<br />Address:<br />Date:<br />Signature (on paper only):`,
      ),
    ),
    split(
      'self-paced',
      '10. Self-paced workshops',
      paragraph(
        'You can book up to three tickets at a time. Once you have paid, we send you a voucher for each, to be redeemed within a year on our partner academy’s platform, where each person creates an account of their own. Access lasts for one year from redemption and is meant for one person.',
      ),
      paragraph(
        'Regardless of the right of withdrawal, you can return any ticket within 60 days, directly through the payment provider. Access ends with the refund. The details are explained under <a href="/en/what-is-self-paced">What is self-paced?</a>',
      ),
    ),
    split(
      'partners',
      '11. Packages and our partners’ offers',
      paragraph(
        'For <a href="/en/flight-levels-now">Flight Levels NOW</a> and <a href="/en/flight-levels/realise">Realise</a> what you see when you order is what applies. If we have made you an individual offer, it takes precedence over these terms. Packages are for companies and are paid by invoice. Coaching sessions and meetings can be moved free of charge up to 24 hours ahead.',
      ),
      paragraph(
        'Some buttons lead to our partner academy’s checkout or to our partner’s <a href="/en/add-on-workshops">add-on workshops</a>. There, the partner sells in their own name; their terms and their information on withdrawal apply.',
      ),
    ),
    split(
      'in-the-workshop',
      '12. In the workshop',
      paragraph(
        'You may use and adapt the materials and templates within your organisation, but not sell them or offer training of your own with them. Recording picture or sound takes the consent of everyone in the room. What others say about their organisations stays in the group.',
      ),
      paragraph(
        'For advanced workshops we expect you to know the Flight Levels Introduction. Online, you provide a computer, camera, microphone and connection.',
      ),
    ),
    split(
      'certificates',
      '13. Certificates',
      paragraph(
        'You receive a certificate if you have taken part in the whole workshop and have consented to the processing of your name and e-mail address. If you decline, you cannot get it later; we tell you so before you decide. For the Coach Program, presenting a case is part of it.',
      ),
    ),
    split(
      'liability',
      '14. Warranty and liability',
      paragraph(
        'Your statutory rights in case of defects apply. We don’t promise any particular economic success; what you do with what you have learned is up to you.',
      ),
      paragraph(
        'Our liability is unlimited for intent and gross negligence, for injury to life and health, and under the Product Liability Act. For slight negligence we are liable to consumers only for breaches of essential obligations; towards businesses it is further limited to typical, foreseeable damage and excludes lost profit.',
      ),
    ),
    split(
      'closing',
      '15. Law, courts and the rest',
      paragraph(
        'Austrian law applies, excluding its conflict-of-law rules and the UN Convention on Contracts for the International Sale of Goods. As a consumer you keep the protection of the mandatory rules of the country you live in. For businesses, the competent court in Vienna has jurisdiction; for everyone else, the statutory place of jurisdiction applies.',
      ),
      paragraph(
        'If a provision is invalid, the rest remains in force and the law takes its place. We are happy to answer questions before you order.',
      ),
      buttons(button('Ask a question', '/en/contact')),
    ),
  ],
}
