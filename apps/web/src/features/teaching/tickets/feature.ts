import { type Feature, page } from '../../../lib/features/feature.ts';

export const tickets = {
  pages: {
    '/tickets': page(
      () => import('./tickets-page.tsx'),
      ({ TicketsPage }) => TicketsPage,
      { offline: false, opensAfterVisit: true, search: 'Your questions' },
    ),
    '/tickets/:id': page(
      () => import('./ticket-page.tsx'),
      ({ TicketPage }) => TicketPage,
      { offline: false, opensAfterVisit: 'no: only the list of questions is kept' },
    ),
  },
  storedAnswers: ['GET /api/tickets'],
  changes: {
    'POST /api/tickets': ['GET /api/tickets'],
    'POST /api/tickets/:ticketId/messages': [
      'GET /api/tickets',
      'GET /api/tickets/:ticketId',
      'GET /api/students/tickets',
    ],
    'POST /api/tickets/:ticketId/closing': [
      'GET /api/tickets',
      'GET /api/tickets/:ticketId',
      'GET /api/students/tickets',
    ],
  },
} satisfies Feature;
