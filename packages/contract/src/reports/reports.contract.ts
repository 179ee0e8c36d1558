import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { DOWNLOAD_QUERY, PERIOD, ofPeriod } from '../period.ts';
import { ref } from '../reference.ts';
import { PROVIDER_ROLES } from '../roles.ts';
import { id, instant, pageOf, pageQuery } from '../schemas.ts';
import { reportCardRows } from './report-cards.rows.ts';
import * as facts from './reports.facts.ts';

const providers = signedInAs(PROVIDER_ROLES);

const person = z.object({ id, displayName: z.string() });
/** What adds is positive, what is taken is negative. */
const lines = z.array(z.object({ line: z.enum(facts.EARNING_LINES), amount: z.number() }));

const earning = z.object({
  id,
  orderId: id.nullable(),
  date: instant,
  kind: z.enum(facts.EARNING_KINDS),
  customer: person.nullable(),
  lines,
  net: z.number(),
  /** Collected for the tax authorities, no part of the net. */
  tax: z.number(),
});

const payout = z.object({
  id,
  date: instant,
  kind: z.enum(facts.PAYOUT_KINDS),
  /** What was sent to the bank; negative where the bank returned it. */
  amount: z.number(),
  fee: z.number(),
});

/** What adds is positive, what is taken is negative: together they are the profit. Refunds are taken off. */
const stopFigures = {
  /** Services, products and charges less coupons. */
  work: z.number(),
  tips: z.number(),
  fees: z.number(),
  /** The share of the van owner. */
  van: z.number(),
  /** Driven to the stop from the one before, or from the base: estimated, in tenths. */
  miles: z.number(),
  driving: z.number(),
  profit: z.number(),
};

export const reportsContract = {
  ...reportCardRows,
  reportEarnings: endpoint({
    method: 'GET',
    path: '/v2/service-report/service-provider/earnings-details',
    summary:
      'What the provider earned from the first to the last day, from services to the net, by day and one by one; with download=1 all of them as CSV, or as PDF with format=pdf.',
    access: providers,
    shows: ['money'],
    query: ofPeriod(
      z.object({ ...pageQuery, sort: z.enum(facts.EARNING_SORTS).default('-date'), ...DOWNLOAD_QUERY, ...PERIOD }),
      facts.MAX_REPORT_PERIOD_DAYS,
    ),
    answer: pageOf(earning).extend({
      net: z.number(),
      tips: z.number(),
      tax: z.number(),
      /** Completed appointments and no-shows. */
      orders: z.number().int(),
      lines,
      /** Days on which something was earned or given back. */
      byDay: z.array(z.object({ day: z.iso.date(), net: z.number(), tips: z.number() })),
    }),
    download: ['csv', 'pdf'],
    limit: ['reportsPerAccount'],
  }),
  reportPayouts: endpoint({
    method: 'GET',
    path: '/v2/service-report/service-provider/payouts',
    summary:
      'The payouts from the first to the last day, the latest first; with download=1 all of them as CSV, or as PDF with format=pdf.',
    access: providers,
    shows: ['money'],
    query: ofPeriod(z.object({ ...pageQuery, ...DOWNLOAD_QUERY, ...PERIOD }), facts.MAX_REPORT_PERIOD_DAYS),
    answer: pageOf(payout).extend({ amount: z.number(), fees: z.number() }),
    download: ['csv', 'pdf'],
    limit: ['reportsPerAccount'],
  }),
  reportStops: endpoint({
    method: 'GET',
    path: '/v2/service-report/service-provider/profit-per-stop',
    summary:
      'Addition: what is left of every completed stop from the first to the last day, after fees, the van and the miles driven to it; with download=1 all of them as CSV, or as PDF with format=pdf.',
    access: signedInAs(['groomer']),
    shows: ['money'],
    query: ofPeriod(
      z.object({ ...pageQuery, sort: z.enum(facts.STOP_SORTS).default('-date'), ...DOWNLOAD_QUERY, ...PERIOD }),
      facts.MAX_REPORT_PERIOD_DAYS,
    ),
    answer: pageOf(z.object({ orderId: id, date: instant, customer: person, ...stopFigures })).extend({
      ...stopFigures,
      costPerMile: z.number(),
    }),
    download: ['csv', 'pdf'],
    limit: ['reportsPerAccount'],
  }),
  reportOrder: endpoint({
    method: 'GET',
    path: '/v2/service-report/service-provider/orders/:id',
    summary: 'What an order brought the provider, and how it was paid. The owner of the van sees their share of it.',
    access: providers,
    shows: ['money'],
    params: z.object({ id: ref('order.report') }),
    answer: z.object({
      id,
      date: instant,
      lines,
      net: z.number(),
      /** Null for the owner of the van. */
      charged: z
        .object({
          customer: person,
          /** With taxes, tip and fees, before refunds. */
          total: z.number(),
          refunded: z.number(),
          tax: z.number(),
          unpaid: z.number(),
          paidBy: z.array(z.object({ way: z.enum(facts.PAYMENT_WAYS), amount: z.number() })),
        })
        .nullable(),
      history: z.array(z.object({ date: instant, kind: z.enum(facts.EARNING_KINDS), net: z.number() })),
    }),
    errors: ['not_found'],
  }),
  reportWidget: endpoint({
    method: 'GET',
    path: '/v2/service-report/service-provider/chart/widget-report-data',
    summary:
      'The figures of a chart up to today: 12 months, or with PetCompletePerWeek 12 weeks, PetCompletePerDay 30 days.',
    access: providers,
    shows: ['money'],
    query: z.object({ report_id: z.enum(facts.WIDGET_REPORTS) }),
    answer: z.object({
      reportId: z.enum(facts.WIDGET_REPORTS),
      unit: z.enum(['pets', 'days', 'dollars']),
      total: z.number(),
      /** The key is a month, the first day of a week, a day, or a customer, by report. */
      points: z.array(z.object({ key: z.string(), label: z.string(), value: z.number() })),
    }),
    limit: ['reportsPerAccount'],
  }),
  reportSalesTaxes: endpoint({
    method: 'GET',
    path: '/v2/service-report/service-provider/sales-taxes-payable',
    summary:
      'Addition: sales and the taxes collected on them from the first to the last day, by month; with download=1 as CSV, or as PDF with format=pdf.',
    access: providers,
    shows: ['money'],
    query: ofPeriod(z.object({ ...DOWNLOAD_QUERY, ...PERIOD }), facts.MAX_REPORT_PERIOD_DAYS),
    answer: z.object({
      /** Services, products and charges less coupons, before taxes and tips. */
      sales: z.number(),
      tax: z.number(),
      byMonth: z.array(z.object({ month: z.string(), sales: z.number(), tax: z.number() })),
    }),
    download: ['csv', 'pdf'],
    limit: ['reportsPerAccount'],
  }),
  reportAvailable: endpoint({
    method: 'GET',
    path: '/v2/service-report/service-provider/available-for-merchant-processing',
    summary: 'Addition: what can be paid out now. Negative where the provider owes fees and taxes of cash payments.',
    access: providers,
    shows: ['money'],
    answer: z.object({
      available: z.number(),
      earnings: z.number(),
      tips: z.number(),
      vanShare: z.number(),
      lastPayout: payout.nullable(),
    }),
    limit: ['reportsPerAccount'],
  }),
  reportSpending: endpoint({
    method: 'GET',
    path: '/v2/service-report/service-provider/customer/:id/spend-amount',
    summary: 'What a customer has spent at this groomer, after refunds.',
    access: signedInAs(['groomer']),
    shows: ['money'],
    params: z.object({ id: ref('customer.read') }),
    answer: z.object({ amount: z.number(), orders: z.number().int() }),
    errors: ['not_found'],
  }),
};
