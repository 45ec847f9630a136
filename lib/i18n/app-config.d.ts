// A key that no message has does not compile. English is the measure; check-messages.mjs holds the other languages to
// the same keys.
export {};

declare module 'use-intl' {
  interface AppConfig {
    Messages: {
      about: typeof import('@/messages/en/about.json');
      account: typeof import('@/messages/en/account.json');
      alerts: typeof import('@/messages/en/alerts.json');
      'app-link': typeof import('@/messages/en/app-link.json');
      application: typeof import('@/messages/en/application.json');
      auth: typeof import('@/messages/en/auth.json');
      b2b: typeof import('@/messages/en/b2b.json');
      bulk: typeof import('@/messages/en/bulk.json');
      'bank-cases': typeof import('@/messages/en/bank-cases.json');
      banks: typeof import('@/messages/en/banks.json');
      bidding: typeof import('@/messages/en/bidding.json');
      careers: typeof import('@/messages/en/careers.json');
      catalogue: typeof import('@/messages/en/catalogue.json');
      certificate: typeof import('@/messages/en/certificate.json');
      city: typeof import('@/messages/en/city.json');
      common: typeof import('@/messages/en/common.json');
      contact: typeof import('@/messages/en/contact.json');
      conversation: typeof import('@/messages/en/conversation.json');
      desk: typeof import('@/messages/en/desk.json');
      'desk-queues': typeof import('@/messages/en/desk-queues.json');
      dispute: typeof import('@/messages/en/dispute.json');
      demo: typeof import('@/messages/en/demo.json');
      errors: typeof import('@/messages/en/errors.json');
      failure: typeof import('@/messages/en/failure.json');
      faq: typeof import('@/messages/en/faq.json');
      gateways: typeof import('@/messages/en/gateways.json');
      corrections: typeof import('@/messages/en/corrections.json');
      pauses: typeof import('@/messages/en/pauses.json');
      'gift-codes': typeof import('@/messages/en/gift-codes.json');
      home: typeof import('@/messages/en/home.json');
      inbox: typeof import('@/messages/en/inbox.json');
      invite: typeof import('@/messages/en/invite.json');
      joinus: typeof import('@/messages/en/joinus.json');
      layout: typeof import('@/messages/en/layout.json');
      removal: typeof import('@/messages/en/removal.json');
      'test-persons': typeof import('@/messages/en/test-persons.json');
      tip: typeof import('@/messages/en/tip.json');
      textiles: typeof import('@/messages/en/textiles.json');
      notifications: typeof import('@/messages/en/notifications.json');
      offline: typeof import('@/messages/en/offline.json');
      'on-the-way': typeof import('@/messages/en/on-the-way.json');
      opening: typeof import('@/messages/en/opening.json');
      order: typeof import('@/messages/en/order.json');
      'order-following': typeof import('@/messages/en/order-following.json');
      'pelakfan-policy': typeof import('@/messages/en/pelakfan-policy.json');
      places: typeof import('@/messages/en/places.json');
      policy: typeof import('@/messages/en/policy.json');
      photos: typeof import('@/messages/en/photos.json');
      'payout-runs': typeof import('@/messages/en/payout-runs.json');
      'person-view': typeof import('@/messages/en/person-view.json');
      petrol: typeof import('@/messages/en/petrol.json');
      'price-change': typeof import('@/messages/en/price-change.json');
      'price-lines': typeof import('@/messages/en/price-lines.json');
      privacy: typeof import('@/messages/en/privacy.json');
      provider: typeof import('@/messages/en/provider.json');
      ratings: typeof import('@/messages/en/ratings.json');
      reviews: typeof import('@/messages/en/reviews.json');
      visit: typeof import('@/messages/en/visit.json');
      schedule: typeof import('@/messages/en/schedule.json');
      series: typeof import('@/messages/en/series.json');
      'service-prices': typeof import('@/messages/en/service-prices.json');
      services: typeof import('@/messages/en/services.json');
      share: typeof import('@/messages/en/share.json');
      units: typeof import('@/messages/en/units.json');
      'sms-link': typeof import('@/messages/en/sms-link.json');
      'web-app': typeof import('@/messages/en/web-app.json');
      'paper-requests': typeof import('@/messages/en/paper-requests.json');
      outbox: typeof import('@/messages/en/outbox.json');
      'own-page': typeof import('@/messages/en/own-page.json');
      withdrawal: typeof import('@/messages/en/withdrawal.json');
      yar: typeof import('@/messages/en/yar.json');
      accounting: typeof import('@/messages/en/accounting.json');
      pay: typeof import('@/messages/en/pay.json');
      'work-bids': typeof import('@/messages/en/work-bids.json');
      team: typeof import('@/messages/en/team.json');
      'work-vehicles': typeof import('@/messages/en/work-vehicles.json');
      'work-offline': typeof import('@/messages/en/work-offline.json');
    };
  }
}
