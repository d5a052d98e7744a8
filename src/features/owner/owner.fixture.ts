import type { OwnerData } from './data.ts';

/** An owner of one property, with an example of every kind of data. */
export const ownerFixture = (): OwnerData => ({
  id: 501,
  email: 'odile@example.com',
  name: 'Odile Test',
  updated: '2026-11-28',
  properties: [
    {
      id: 4101,
      reference: 'MB-0101',
      title: { fr: 'Maison de maître', nl: 'Herenhuis' },
      path: { fr: '/fr/a-vendre/liege/maison/4101/' },
      address: 'Rue Cachée 5, 4000 Liège',
      agent: { name: 'Karim', email: 'karim@example.com', phone: '+32 400 00 00 02' },
      visits: [
        {
          date: '2026-12-01T10:30',
          type: 'visit',
          contact: 'M. Tarin',
          subject: '',
          comment: 'À confirmer',
          status: 'confirmed',
        },
        {
          date: '2026-11-20T16:00',
          type: 'secondVisit',
          contact: 'Mme Ozer',
          subject: '',
          comment: '',
          status: 'done',
        },
        {
          date: '2026-11-18T09:00',
          type: 'visit',
          contact: 'Mme Ozer',
          subject: '',
          comment: '',
          status: 'cancelled',
        },
      ],
      communication: [
        {
          date: '2026-11-21T09:15',
          type: 'email',
          contact: 'Karim',
          subject: 'Bilan',
          comment: 'Deux offres',
        },
      ],
      online: [{ source: 'Portail', since: '2026-01-10', url: 'https://portail.example/1', views: 120 }],
      statistics: [
        { source: 'Site', from: '2026-11-25', daily: [1, 2, 3, 4] },
        { source: 'Portail', from: '2026-11-27', daily: [10, 20] },
      ],
    },
  ],
});
