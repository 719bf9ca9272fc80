import { cover, ghostButton, list, type PageText, paragraph, split } from '../blocks.ts'
import { company, mailLink, phoneLink } from '../company.ts'

export const englishPrivacy: PageText = {
  title: 'Privacy notice',
  blocks: [
    cover(
      'Privacy notice',
      'Which data we have about you, what for, for how long, and what you can do about it. In short: as little as possible, for nobody else, and gone if you ask. Version of 1 November 2026.',
      ghostButton('Your rights', '#rights'),
    ),
    split(
      'controller',
      'Who is responsible',
      paragraph(
        `${company.name}, ${company.street}, ${company.city}, Austria.<br />E-mail: ${mailLink}, phone: ${phoneLink}`,
      ),
      paragraph(
        'If you would like to know anything about your data, just write to this address. We have no data protection officer because we don’t need one; the managing directors are in charge.',
      ),
    ),
    split(
      'visiting',
      'If you are just looking',
      paragraph(
        'This website uses no analytics, no advertising, and no fonts or scripts from elsewhere. Our logs record which page was requested when and whether it worked, but no names, no e-mail addresses, no personal links and no IP addresses.',
      ),
      paragraph(
        'To fend off abuse, we count requests per IP address in memory for a short time. After that the count is gone. The legal basis is our legitimate interest in a website that works (Art. 6(1)(f) GDPR).',
      ),
      paragraph(
        'Videos and other third-party content load only when you click on them. Until then, nobody learns that you are here.',
      ),
    ),
    split(
      'cookies',
      'Cookies and storage',
      list([
        '<strong>Language:</strong> one cookie that remembers whether you read English or German. 365 days.',
        '<strong>Consent:</strong> two cookies that remember your answer to the cookie question. One year if you accepted, seven days if you declined.',
        '<strong>Editors:</strong> two cookies for people who edit this website and sign in to do so. One keeps them signed in, for seven days; one lets us recognise their device, for 180 days.',
        '<strong>In the browser itself:</strong> whether you chose the light or the dark display and, during a booking, what you have typed, so that it isn’t lost when you switch to another date or the connection breaks. It stays in your browser and goes away with the booking, or on your next visit once a day has passed since you last changed it.',
      ]),
      paragraph('None of it is used for advertising, and nobody else reads any of it.'),
    ),
    split(
      'booking',
      'If you book',
      paragraph(
        'From the person who books we need a name, an e-mail address and a billing address; phone, title and notes are optional. From everyone who takes part we need a name and an e-mail address. People who have been registered receive their details from us with the invitation and can change them.',
      ),
      paragraph(
        'We need this to perform the contract (Art. 6(1)(b) GDPR) and to issue the invoice as tax law requires (point (c)). If you give a VAT ID, we check it with the European Commission. Your trainer receives the list of participants.',
      ),
      paragraph(
        'For the waiting list we store the same details. If no booking comes of it, we delete them 30 days after the workshop.',
      ),
    ),
    split(
      'meals',
      'If there is something you don’t eat',
      paragraph(
        'Before workshops on site you can tell us what you don’t eat or can’t tolerate. This may reveal something about health or religion, so we ask for your explicit consent (Art. 9(2)(a) GDPR). The kitchen learns what it needs to know, but not whom it is about. After the workshop we delete the information.',
      ),
    ),
    split(
      'certificate',
      'If you would like a certificate',
      paragraph(
        'For the certificate we process your name, your e-mail address and the workshop, with your consent (Art. 6(1)(a) GDPR). You confirm it with one click in an e-mail; we keep the wording and the times, even if you decline. A check page lets others see whether a certificate is genuine, if you give them the link. If you withdraw your consent, we take that page offline.',
      ),
    ),
    split(
      'newsletter',
      'Newsletter',
      paragraph(
        'It comes once a month, and only if you really want it: after you sign up we send you an e-mail, and only your click in it switches the newsletter on. As proof we store your address, the wording of your consent, and the time and IP address of both sign-up and confirmation. We don’t measure whether you open it or what you click.',
      ),
      paragraph(
        'You can unsubscribe with one click at the end of each issue. We keep the proof for another three years in case somebody asks. If you sign up and don’t confirm, your address is deleted after 30 days.',
      ),
    ),
    split(
      'contact',
      'Contact and comments',
      paragraph(
        'We use what you tell us in the contact form, by e-mail or by phone to answer you, and delete it twelve months after the last message if no contract comes of it.',
      ),
      paragraph(
        'When you comment on a post, your name and your text appear once we have approved them. We never publish your e-mail address; we only need it in case we have a question. We delete a comment if you ask us to. We don’t use any third-party service against spam.',
      ),
    ),
    split(
      'recipients',
      'Who else receives something',
      paragraph('We don’t sell data. We pass on only what is needed for these tasks:'),
      list([
        '<strong>Hosting and e-mail:</strong> providers in the EU that work on our instructions and under a contract in accordance with Art. 28 GDPR.',
        '<strong>Card payments:</strong> our payment provider Stripe, if we offer card payment and you pay by card. You enter your card details there; we don’t see them. Stripe may transfer data to the United States, relying on the EU-US Data Privacy Framework and standard contractual clauses.',
        '<strong>Partner academy:</strong> for self-paced workshops you create an account there yourself. All we give the academy is the voucher code.',
        '<strong>Tax advisers and authorities:</strong> invoices, to the extent required by law.',
      ]),
    ),
    split(
      'retention',
      'How long we keep what',
      list([
        '<strong>Invoices and what belongs to them:</strong> seven years from the end of the calendar year (section 132 of the Austrian Federal Fiscal Code); sales to consumers in other EU countries ten years (One-Stop-Shop).',
        '<strong>Other booking details:</strong> three years after the workshop, for as long as claims are possible.',
        '<strong>Waiting list without a booking:</strong> 30 days after the workshop.',
        '<strong>Meal information:</strong> until after the workshop.',
        '<strong>Certificates and consents:</strong> until you withdraw them, the proof for another three years.',
        '<strong>Newsletter:</strong> until you unsubscribe, the proof for another three years.',
        '<strong>Messages:</strong> twelve months after the last one.',
        '<strong>The fact that we sent you an e-mail, and when:</strong> twelve months.',
        '<strong>Comments:</strong> for as long as the post is there, or until you have them deleted; twelve months if we do not approve them.',
      ]),
    ),
    split(
      'rights',
      'Your rights',
      paragraph(
        'At any time you can find out what we have stored about you and get a copy. You can have data corrected, deleted or restricted, take it with you in a common format, and object to processing that we base on a legitimate interest (Art. 15 to 21 GDPR). You can withdraw any consent at any time; what was done until then remains lawful.',
      ),
      paragraph(
        'We may not delete invoices before their time is up, even if you ask. Everything else goes all the same.',
      ),
      paragraph(
        'We make no automated decisions that affect you significantly, and we build no profiles. If you think we are doing something wrong, please tell us. You can also complain straight to the Austrian Data Protection Authority, Barichgasse 40–42, 1030 Wien, www.dsb.gv.at, or to the authority where you live.',
      ),
    ),
    split(
      'security',
      'Security and changes',
      paragraph(
        'All connections are encrypted. Personal links, such as the one to your order, are long, random and made for a single purpose; we store them in such a way that even we can no longer read them. Don’t pass them on.',
      ),
      paragraph(
        'If anything substantial changes in this notice, you will find a new date here, and those concerned will hear from us.',
      ),
    ),
  ],
}
