import { createFileRoute, Navigate } from '@tanstack/react-router';

/** The address that the specification names; home itself is the first page of the area. */
const Home = () => <Navigate to="/groomer" replace />;

export const Route = createFileRoute('/groomer/_main/home')({ component: Home });
