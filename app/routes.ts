import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site. `:language` is de or en; anything else is a page that was not found. */
export default [
  index('routes/site/start.tsx'),
  ...prefix(':language', [
    route('', 'routes/site/start.tsx', { id: 'start-in-language' }),
    route('workshops.ics', 'routes/feeds/workshop-calendar.ts'),
    route('workshops', 'routes/site/workshops.tsx'),
    route('workshops/:certification', 'routes/site/certification.tsx'),
    route('workshops/:certification/:workshop', 'routes/booking/workshop.tsx'),
    route('order/:token', 'routes/personal/order.tsx'),
    route('order/:token/pay', 'routes/payment/pay.ts'),
    route('order/:token/calendar.ics', 'routes/personal/order-calendar.ts'),
    route('checkout/:session', 'routes/payment/test-checkout.tsx'),
    route('consent', 'routes/site/consent.tsx'),
    route('*', 'routes/site/content-page.tsx'),
  ]),
  route('consent.css', 'routes/site/consent-style.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('llms.txt', 'routes/feeds/llms.ts'),
  route('mailbox/:key', 'routes/office/mailbox.tsx'),
  route('mailbox/:key/:mail', 'routes/office/mailbox-mail.tsx'),
  route('mailbox/:key/:mail/:file', 'routes/office/mailbox-file.ts'),
  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig
