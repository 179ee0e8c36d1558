import { UnstyledButton } from '@mantine/core';
import { MAX_VIDEO_LINK_LENGTH, MAX_VIDEO_LINKS } from '@tailgate/contract/facts';
import { Link2, Plus, Trash2 } from 'lucide-react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { keepVehicle, type Vehicle } from '../vehicles-query.ts';
import { SectionHead } from './section-head.tsx';
import classes from './section.module.css';

interface VideoValues {
  readonly videoLinks: readonly string[];
}

/** There is always a field to type into. */
const valuesOf = ({ videoLinks }: Pick<Vehicle, 'videoLinks'>): VideoValues => ({
  videoLinks: videoLinks.length === 0 ? [''] : [...videoLinks],
});

const isSecureLink = (typed: string): boolean => {
  const url = URL.parse(typed.trim());
  return url?.protocol === 'https:' && url.hostname.includes('.');
};

const linkProblem = (typed: string): string | null =>
  typed.trim() === '' || isSecureLink(typed) ? null : 'Enter a link that begins with https://';

/** Where videos of the van can be seen. */
export const VideoLinks = ({ vehicle }: { vehicle: Vehicle }) => {
  const write = useWriteForm('POST /v2/service-vehicle/fleet-owner/fleet-management/:id/video-links', {
    saved: valuesOf(vehicle),
    validate: ({ videoLinks }) =>
      Object.fromEntries(videoLinks.map((link, index) => [`videoLinks.${index}`, linkProblem(link)])),
    input: ({ videoLinks }) => ({
      params: { id: vehicle.id },
      body: { videoLinks: videoLinks.map((link) => link.trim()).filter((link) => link !== '') },
    }),
    keep: keepVehicle,
    onSaved: valuesOf,
    success: 'Videos saved',
  });
  const { form } = write;
  const links = form.values.videoLinks;
  const setLinks = (videoLinks: readonly string[]) => {
    form.clearErrors();
    form.setFieldValue('videoLinks', videoLinks);
  };
  return (
    <SavedForm of={write} className={classes['group']}>
      <SectionHead title="Walk-around video" lead="Renters see the van from every side. (Optional)" />
      {links.map((link, index) => (
        <div key={index} className={classes['video']}>
          <TextField
            label={index === 0 ? 'Video link' : `Video link ${index + 1}`}
            type="url"
            inputMode="url"
            placeholder="https://"
            leftSection={<Link2 size={18} aria-hidden />}
            maxLength={MAX_VIDEO_LINK_LENGTH}
            {...(form.getInputProps(`videoLinks.${index}`) as object)}
          />
          {links.length > 1 && (
            <UnstyledButton
              className={classes['remove'] ?? ''}
              aria-label={`Remove video link ${index + 1}`}
              onClick={() => setLinks(links.filter((_, other) => other !== index))}
            >
              <Trash2 size={20} aria-hidden />
            </UnstyledButton>
          )}
        </div>
      ))}
      {links.length < MAX_VIDEO_LINKS && links.at(-1) !== '' && (
        <Button
          look="tint"
          compact
          className={classes['another']}
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setLinks([...links, ''])}
        >
          Add another link
        </Button>
      )}
    </SavedForm>
  );
};
