import { component, cover, type PageText, paragraph, points, split, wide } from '../blocks.ts'
import { company, mailLink, phoneLink } from '../company.ts'

export const englishContact: PageText = {
  title: 'Contact',
  blocks: [
    cover(
      'Write to us. A person will read it.',
      'A question about a workshop, a case that keeps you busy, or something on this site that isn’t right: we answer within two working days, and usually sooner.',
    ),
    split(
      'message',
      'Your message',
      paragraph(
        'We use your details only to answer you. There is more about that in our <a href="/en/privacy#contact">privacy notice</a>.',
      ),
      component('contact-form'),
    ),
    split(
      'address',
      'Address, mail, phone',
      paragraph(`${company.name}<br />${company.street}<br />${company.city}<br />Austria`),
      paragraph(`E-mail: ${mailLink}<br />Phone: ${phoneLink}`),
      paragraph(
        'You can reach us by phone from Monday to Friday, 09:00 to 16:00 Vienna time. If it keeps ringing, we are standing in front of a group; leave a message and we will call you back. You can see who picks up under <a href="/en/about">About us</a>.',
      ),
    ),
    wide(
      'what-is-it-about',
      'To make it quicker',
      paragraph('Some things are best said the first time round:'),
      points(
        '<strong>About your booking:</strong> the order number. It is in the confirmation and on your order’s page.',
        '<strong>About an invoice:</strong> the order number and what should change, such as the address, the cost centre or the VAT ID.',
        '<strong>Somebody else is coming instead of you:</strong> the new person’s first name, last name and e-mail address. You can do that at any time, free of charge.',
        '<strong>About a package:</strong> how many you are, when you would like to begin, and which work worries you.',
        '<strong>For a talk:</strong> when, where, how many people, and what they should do afterwards.',
        '<strong>If something on the website gets in your way:</strong> which page it was and what you read it with. There is more under <a href="/en/accessibility">Accessibility</a>.',
      ),
    ),
    split(
      'directions',
      'How to find us',
      paragraph(
        'Our office is in Mariahilfer Straße in Vienna’s seventh district, five minutes’ walk from Westbahnhof, where the U3 and U6 lines stop. Stairs and lift are in the courtyard; the lift serves every floor, and there is no step.',
      ),
      paragraph(
        'Our workshops don’t always take place here. The exact address is in your invitation and in the message you get about a week before the start.',
      ),
    ),
  ],
}
