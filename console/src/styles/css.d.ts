// Style sheets are taken in by the builder.
declare module '*.css';
