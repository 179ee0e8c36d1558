import { z } from 'zod';
import { row, signedInAs } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ROLES } from '../roles.ts';
import { id, image, instant, requiredText, text } from '../schemas.ts';

export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;
// HEIC is missing on purpose: phones hand it over as JPEG when a page asks for these.
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const DOCUMENT_TYPES = ['application/pdf', ...IMAGE_TYPES] as const;

const fileParam = z.object({ id });

/** Where the client puts the bytes: straight to storage, never through the API. */
const uploadSlot = z.object({
  id,
  upload: z.object({
    method: z.literal('PUT'),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: instant,
  }),
});

const why = 'Many payloads take an image id; the specification shows no call that makes one.';

export const attachmentsContract = {
  startImageUpload: endpoint({
    method: 'POST',
    path: '/v2/attachment/images',
    summary: 'Asks for a place to upload one image to.',
    access: signedInAs(ROLES),
    body: z.object({
      filename: requiredText(200),
      contentType: z.enum(IMAGE_TYPES),
      sizeBytes: z.number().int().min(1).max(MAX_IMAGE_BYTES),
      alt: text(300).default(''),
    }),
    answer: uploadSlot,
    errors: ['too_many_requests'],
    addition: why,
  }),
  finishImageUpload: endpoint({
    method: 'POST',
    path: '/v2/attachment/images/:id/complete',
    summary: 'Looks at the uploaded bytes, makes the three sizes and releases the image for use.',
    access: signedInAs(ROLES, { rows: [row('id', 'file.finish')] }),
    params: fileParam,
    answer: image,
    errors: ['not_found', 'file_not_uploaded', 'file_refused', 'illegal_transition'],
    addition: why,
  }),
  getImage: endpoint({
    method: 'GET',
    path: '/v2/attachment/images/:id',
    summary: 'An image with addresses of its three sizes.',
    access: signedInAs(ROLES, { rows: [row('id', 'file.read')] }),
    params: fileParam,
    answer: image,
    errors: ['not_found'],
  }),
  startDocumentUpload: endpoint({
    method: 'POST',
    path: '/v2/attachment/documents',
    summary: 'Asks for a place to upload one document to.',
    access: signedInAs(ROLES),
    body: z.object({
      filename: requiredText(200),
      contentType: z.enum(DOCUMENT_TYPES),
      sizeBytes: z.number().int().min(1).max(MAX_DOCUMENT_BYTES),
      title: requiredText(200),
    }),
    answer: uploadSlot,
    errors: ['too_many_requests'],
    addition: why,
  }),
  finishDocumentUpload: endpoint({
    method: 'POST',
    path: '/v2/attachment/documents/:id/complete',
    summary: 'Looks at the uploaded bytes and adds the document to the account.',
    access: signedInAs(ROLES, { rows: [row('id', 'file.finish')] }),
    params: fileParam,
    answer: z.object({ id, title: z.string(), url: z.string() }),
    errors: ['not_found', 'file_not_uploaded', 'file_refused', 'illegal_transition'],
    addition: why,
  }),
};
