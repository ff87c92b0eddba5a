import { tourPackage } from '#model/entities/index.ts';
import { paths } from '#model/paths.ts';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { FieldValue } from '../../table/field-value.tsx';
import { RecordPublishBadge } from '../../table/record-publish-badge.tsx';
import { columnHelper } from '../../table/record-table.tsx';
import { SiteLinks } from '../../table/site-links.tsx';
import { Button } from '../../ui/button.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { durationText } from './duration.ts';
import { TourSwitches } from './tour-switches.tsx';
import type { Tour } from './tour.ts';

interface Actions {
  onEdit: (tour: Tour) => void;
  onDelete: (tour: Tour) => void;
}

const column = columnHelper<Tour>();

export const tourColumns = ({ onEdit, onDelete }: Actions) =>
  column.columns([
    column.display({
      id: 'details',
      header: 'Tour Details',
      cell: ({ row }) => <Details tour={row.original} />,
    }),
    column.display({
      id: 'price',
      header: 'Price & Duration',
      cell: ({ row }) => (
        <div className="flex flex-wrap items-baseline gap-x-3 lg:block">
          <div className="font-bold whitespace-nowrap tabular-nums">
            <FieldValue entity={tourPackage} record={row.original} name="price" />
          </div>
          <div className="text-sm text-faint">{durationText(row.original.duration)}</div>
        </div>
      ),
    }),
    column.display({
      id: 'status',
      header: 'Status',
      cell: ({ row }) => (
        <div className="flex flex-wrap items-center gap-x-6 lg:flex-col lg:items-start lg:gap-y-1.5">
          <TourSwitches tour={row.original} />
          <RecordPublishBadge revision={row.original.revision} shown={row.original.is_available} />
        </div>
      ),
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row: { original: tour } }) => (
        <div className="flex flex-wrap items-center gap-2 max-lg:border-t max-lg:border-hairline max-lg:pt-3">
          <span className="inline-flex gap-1">
            <Button onClick={() => onEdit(tour)} aria-label={`Edit ${tour.name}`}>
              <Pencil aria-hidden />
              Edit
            </Button>
            <Button
              icon
              look="quiet"
              className="hover:text-bad!"
              onClick={() => onDelete(tour)}
              aria-label={`Delete ${tour.name}`}
            >
              <Trash2 aria-hidden />
            </Button>
          </span>
          {tour.is_available && <SiteLinks path={paths.tour(tour.id)} name={tour.name} />}
        </div>
      ),
    }),
  ]);

function Details({ tour }: { tour: Tour }) {
  const count = tour.inclusions.length;
  return (
    <div className="flex gap-4">
      <Thumbnail src={tour.cover_photo} className="size-16" />
      <div className="min-w-0 lg:min-w-60">
        <p className="font-bold">
          {tour.is_featured && (
            <Star
              role="img"
              aria-label="Featured"
              className="me-1.5 -mt-0.5 inline size-4 fill-star text-star"
            />
          )}
          {tour.name}
        </p>
        {tour.name_bn && (
          <p lang="bn" className="text-sm text-soft">
            {tour.name_bn}
          </p>
        )}
        <p className="mt-0.5 text-sm text-faint">{tour.destinations}</p>
        <p className="text-sm text-faint">
          {count} {count === 1 ? 'inclusion' : 'inclusions'}
        </p>
      </div>
    </div>
  );
}
