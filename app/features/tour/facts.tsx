import { Icon, type IconName } from "#app/components/icon.tsx";
import type { TourDetail } from "#app/domain/tour-detail.ts";
import { durationText, hoursText } from "#app/domain/tour-text.ts";

interface Fact {
  icon: IconName;
  name: string;
  value: string;
}

function drive({ distanceMiles, coachHours }: TourDetail): string | null {
  const parts = [
    distanceMiles === null ? null : `${distanceMiles} miles`,
    coachHours === null ? null : hoursText(coachHours),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(", ")} each way`;
}

function pickUp({ meetingPoints }: TourDetail): string | null {
  const [only] = meetingPoints;
  if (only === undefined) return null;
  return meetingPoints.length === 1 ? only.name : `${meetingPoints.length} stops, Strip and downtown`;
}

function factsOf(tour: TourDetail): Fact[] {
  const facts: { icon: IconName; name: string; value: string | null }[] = [
    { icon: "clock", name: "Duration", value: durationText(tour) },
    { icon: "pin", name: "Pick-up", value: pickUp(tour) },
    { icon: "road", name: "Drive", value: drive(tour) },
    { icon: "people", name: "Group", value: tour.groupSizeMax === null ? null : `Up to ${tour.groupSizeMax} guests` },
    { icon: "speech", name: "Languages", value: tour.languages.length === 0 ? null : tour.languages.join(", ") },
    {
      icon: "user",
      name: "Age",
      value: tour.minimumAge === null ? null : tour.minimumAge === 0 ? "All ages" : `From ${tour.minimumAge} years`,
    },
  ];
  return facts.filter((fact): fact is Fact => fact.value !== null);
}

/** What somebody compares tours by, in one look. */
export function TourFacts({ tour }: { tour: TourDetail }) {
  return (
    <dl className="tour-facts">
      {factsOf(tour).map(({ icon, name, value }) => (
        <div key={name}>
          <dt>
            <Icon name={icon} /> {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
