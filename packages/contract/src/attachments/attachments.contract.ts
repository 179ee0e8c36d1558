import { z } from 'zod';
import { signedInAs } from '../access.ts';
import { unlisted } from '../activity.ts';
import { endpoint } from '../endpoint.ts';
import { ref } from '../reference.ts';
import { ROLES } from '../roles.ts';
import { id, image, instant, requiredText, text } from '../schemas.ts';
import {
  DOCUMENT_TYPES,
  IMAGE_TYPES,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_TITLE_LENGTH,
  MAX_IMAGE_BYTES,
} from './attachments.facts.ts';

const fileToFinish = z.object({ id: ref('file.finish') });

/** The client uploads directly to storage, never through the API. */
const uploadSlot = z.object({
  id,
  upload: z.object({
    method: z.literal('PUT'),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: instant,
  }),
});

const why = 'Many payloads take an image id; the specification shows no call that creates one.';

const announced = unlisted('The upload is listed once it is complete.');

export const attachmentsContract = {
  startImageUpload: endpoint({
    method: 'POST',
    path: '/v2/attachment/images',
    summary: 'Announces one image and returns its upload URL.',
    access: signedInAs(ROLES, { whileImpersonating: 'allowed' }),
    activity: announced,
    changes: [],
    body: z.object({
      filename: requiredText(200),
      contentType: z.enum(IMAGE_TYPES),
      sizeBytes: z.number().int().min(1).max(MAX_IMAGE_BYTES),
      alt: text(300).default(''),
    }),
    answer: uploadSlot,
    limit: ['uploadsPerAccount'],
    grows: 'files',
    addition: why,
  }),
  finishImageUpload: endpoint({
    method: 'POST',
    path: '/v2/attachment/images/:id/complete',
    summary: 'Inspects the uploaded bytes, creates the three sizes and releases the image for use.',
    access: signedInAs(ROLES, { whileImpersonating: 'allowed' }),
    activity: 'Uploaded an image',
    changes: [],
    params: fileToFinish,
    answer: image,
    errors: ['not_found', 'file_not_uploaded', 'file_refused', 'illegal_transition'],
    limit: ['inspectionsPerAccount'],
    addition: why,
  }),
  getImage: endpoint({
    method: 'GET',
    path: '/v2/attachment/images/:id',
    summary: 'An image with the URLs of its three sizes.',
    access: signedInAs(ROLES),
    shows: [],
    params: z.object({ id: ref('file.read') }),
    answer: image,
    errors: ['not_found'],
  }),
  startDocumentUpload: endpoint({
    method: 'POST',
    path: '/v2/attachment/documents',
    summary: 'Announces one document and returns its upload URL.',
    access: signedInAs(ROLES, { whileImpersonating: 'allowed' }),
    activity: announced,
    changes: [],
    body: z.object({
      filename: requiredText(200),
      contentType: z.enum(DOCUMENT_TYPES),
      sizeBytes: z.number().int().min(1).max(MAX_DOCUMENT_BYTES),
      title: requiredText(MAX_DOCUMENT_TITLE_LENGTH),
    }),
    answer: uploadSlot,
    limit: ['uploadsPerAccount'],
    grows: 'files',
    addition: why,
  }),
  finishDocumentUpload: endpoint({
    method: 'POST',
    path: '/v2/attachment/documents/:id/complete',
    summary: 'Inspects the uploaded bytes and adds the document to the account.',
    access: signedInAs(ROLES, { whileImpersonating: 'allowed' }),
    activity: 'Uploaded a document',
    changes: ['documents', 'sign-up'],
    params: fileToFinish,
    answer: z.object({ id, title: z.string(), url: z.string() }),
    errors: ['not_found', 'file_not_uploaded', 'file_refused', 'illegal_transition'],
    limit: ['inspectionsPerAccount'],
    addition: why,
  }),
};
