export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the server does its work
         * @description Whether the server does its work, measured every few seconds; what it measured is told to staff alone. The status is 200 while reads are answered, also when degraded.. Open to anyone
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether a balancer should send requests here
         * @description For balancers: 200 while all is well, 503 while the server is degraded. Open to anyone
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the server responds
         * @description For whoever restarts what hangs: 200, also when degraded. Open to anyone
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description The token goes with each call as `Authorization: Bearer …`, for eight hours at most: then, and at a 401, sign in again. A new password ends the tokens of before. Open to anyone
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one’s own sessions
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of one’s own sessions
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out: end the session that asks
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what, newest first
         * @description super_admin alone
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/{entity}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a record, newest first
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/{entity}/{id}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the fields of a record as they were after a change
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the records that have a draft
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{entity}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the draft of a record; null where it has none
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getDraft"];
        /**
         * Save changes of a record without publishing them
         * @description Signed in, as moderator or super_admin
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Discard the draft of a record
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["discardDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{entity}/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft of a record, or one language of it
         * @description Signed in, as moderator or super_admin
         */
        post: operations["publishDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted records that can be restored, the last deleted first
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listTrash"];
        put?: never;
        post?: never;
        /**
         * Delete for good all that was in the trash at a moment
         * @description super_admin alone
         */
        delete: operations["emptyTrash"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/{entity}/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted record under its id, at its address and place
         * @description Signed in, as moderator or super_admin
         */
        post: operations["restoreRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/{entity}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a record of the trash for good
         * @description super_admin alone
         */
        delete: operations["purgeRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Staff Members
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create Staff Member
         * @description super_admin alone
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who is signed in
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        get: operations["getOwnUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one’s own password
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["changeOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Staff Member
         * @description Signed in, one’s own record; super_admin any
         */
        get: operations["getUser"];
        /**
         * Update Staff Member
         * @description super_admin alone
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete Staff Member
         * @description super_admin alone
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Contact Submissions
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listContactSubmissions"];
        put?: never;
        /**
         * Create Contact Submission
         * @description Open to anyone
         */
        post: operations["createContactSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-submissions/suspected-spam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete all suspected spam that was received until a moment
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteSuspectedSpam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-submissions/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all that happened to a Contact Submission, the last first
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getContactSubmissionTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-submissions/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a visitor was called, messaged, e-mailed or written about
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createContactSubmissionEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-submissions/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who may own a Contact Submission, and who is on duty
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listLeadOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-submissions/duty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Begin or end one’s own duty: who is on duty is given new ones in turn
         * @description Signed in, as moderator or super_admin
         */
        put: operations["setOwnDuty"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-submissions/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note in the audit log that a list of leads is exported
         * @description Signed in, as moderator or super_admin
         */
        post: operations["noteContactSubmissionExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Contact Submission
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getContactSubmission"];
        /**
         * Update Contact Submission
         * @description Signed in, as moderator or super_admin
         */
        put: operations["updateContactSubmission"];
        post?: never;
        /**
         * Delete Contact Submission
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteContactSubmission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-submissions/{id}/mark-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a Contact Submission as read
         * @description Signed in, as moderator or super_admin
         */
        put: operations["markContactSubmissionRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal-data/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count what is kept of a person, by telephone or e-mail
         * @description super_admin alone
         */
        post: operations["countPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal-data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export all that is kept of a person
         * @description super_admin alone
         */
        post: operations["exportPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/personal-data/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase all that is kept of a person, for good
         * @description super_admin alone
         */
        post: operations["erasePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tour Packages
         * @description Open to anyone
         */
        get: operations["listTourPackages"];
        put?: never;
        /**
         * Create Tour Package
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createTourPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Tour Package
         * @description Open to anyone
         */
        get: operations["getTourPackage"];
        /**
         * Update Tour Package
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateTourPackage"];
        post?: never;
        /**
         * Delete Tour Package
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteTourPackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/umrah-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Umrah Packages
         * @description Open to anyone
         */
        get: operations["listUmrahPackages"];
        put?: never;
        /**
         * Create Umrah Package
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createUmrahPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/umrah-packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Umrah Package
         * @description Open to anyone
         */
        get: operations["getUmrahPackage"];
        /**
         * Update Umrah Package
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateUmrahPackage"];
        post?: never;
        /**
         * Delete Umrah Package
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteUmrahPackage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visa-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Visa Services
         * @description Open to anyone
         */
        get: operations["listVisaServices"];
        put?: never;
        /**
         * Create Visa Service
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createVisaService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visa-services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Visa Service
         * @description Open to anyone
         */
        get: operations["getVisaService"];
        /**
         * Update Visa Service
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateVisaService"];
        post?: never;
        /**
         * Delete Visa Service
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteVisaService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Flight Offers
         * @description Open to anyone
         */
        get: operations["listFlights"];
        put?: never;
        /**
         * Create Flight Offer
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createFlight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flights/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Flight Offer
         * @description Open to anyone
         */
        get: operations["getFlight"];
        /**
         * Update Flight Offer
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateFlight"];
        post?: never;
        /**
         * Delete Flight Offer
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteFlight"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Blog Posts
         * @description Open to anyone
         */
        get: operations["listBlogPosts"];
        put?: never;
        /**
         * Create Blog Post
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createBlogPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Blog Post
         * @description Open to anyone
         */
        get: operations["getBlogPost"];
        /**
         * Update Blog Post
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateBlogPost"];
        post?: never;
        /**
         * Delete Blog Post
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteBlogPost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Landing Pages
         * @description Open to anyone
         */
        get: operations["listLandingPages"];
        put?: never;
        /**
         * Create Landing Page
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createLandingPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing-pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Landing Page
         * @description Open to anyone
         */
        get: operations["getLandingPage"];
        /**
         * Update Landing Page
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateLandingPage"];
        post?: never;
        /**
         * Delete Landing Page
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteLandingPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/hero-scenes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Hero Scenes
         * @description Open to anyone
         */
        get: operations["listHeroScenes"];
        put?: never;
        /**
         * Create Hero Scene
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createHeroScene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/hero-scenes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Hero Scene
         * @description Open to anyone
         */
        get: operations["getHeroScene"];
        /**
         * Update Hero Scene
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateHeroScene"];
        post?: never;
        /**
         * Delete Hero Scene
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteHeroScene"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/hero-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Hero Content
         * @description Open to anyone
         */
        get: operations["listHeroContent"];
        put?: never;
        /**
         * Create Hero Content
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createHeroContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/hero-content/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Hero Content
         * @description Open to anyone
         */
        get: operations["getHeroContent"];
        /**
         * Update Hero Content
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateHeroContent"];
        post?: never;
        /**
         * Delete Hero Content
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteHeroContent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/contact-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Contact Info
         * @description Open to anyone
         */
        get: operations["listContactInfo"];
        put?: never;
        /**
         * Create Contact Info
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createContactInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/contact-info/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Contact Info
         * @description Open to anyone
         */
        get: operations["getContactInfo"];
        /**
         * Update Contact Info
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateContactInfo"];
        post?: never;
        /**
         * Delete Contact Info
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteContactInfo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/accreditations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Accreditations
         * @description Open to anyone
         */
        get: operations["listAccreditations"];
        put?: never;
        /**
         * Create Accreditation
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createAccreditation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/accreditations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Accreditation
         * @description Open to anyone
         */
        get: operations["getAccreditation"];
        /**
         * Update Accreditation
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateAccreditation"];
        post?: never;
        /**
         * Delete Accreditation
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteAccreditation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Questions
         * @description Open to anyone
         */
        get: operations["listFaqs"];
        put?: never;
        /**
         * Create Question
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/faqs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Question
         * @description Open to anyone
         */
        get: operations["getFaq"];
        /**
         * Update Question
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateFaq"];
        post?: never;
        /**
         * Delete Question
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteFaq"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Reviews
         * @description Open to anyone
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Create Review
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Review
         * @description Open to anyone
         */
        get: operations["getReview"];
        /**
         * Update Review
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateReview"];
        post?: never;
        /**
         * Delete Review
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Offers
         * @description Open to anyone
         */
        get: operations["listOffers"];
        put?: never;
        /**
         * Create Offer
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Offer
         * @description Open to anyone
         */
        get: operations["getOffer"];
        /**
         * Update Offer
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateOffer"];
        post?: never;
        /**
         * Delete Offer
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/service-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Service Options
         * @description Open to anyone
         */
        get: operations["listServiceOptions"];
        put?: never;
        /**
         * Create Service Option
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createServiceOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/service-options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Service Option
         * @description Open to anyone
         */
        get: operations["getServiceOption"];
        /**
         * Update Service Option
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateServiceOption"];
        post?: never;
        /**
         * Delete Service Option
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteServiceOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tags
         * @description Open to anyone
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create Tag
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Tag
         * @description Open to anyone
         */
        get: operations["getTag"];
        /**
         * Update Tag
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateTag"];
        post?: never;
        /**
         * Delete Tag
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Redirects
         * @description Open to anyone
         */
        get: operations["listRedirects"];
        put?: never;
        /**
         * Create Redirect
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createRedirect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/redirects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Redirect
         * @description Open to anyone
         */
        get: operations["getRedirect"];
        /**
         * Update Redirect
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        put: operations["updateRedirect"];
        post?: never;
        /**
         * Delete Redirect
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteRedirect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reply-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Reply Templates
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listReplyTemplates"];
        put?: never;
        /**
         * Create Reply Template
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createReplyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reply-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Reply Template
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getReplyTemplate"];
        /**
         * Update Reply Template
         * @description Signed in, as moderator or super_admin
         */
        put: operations["updateReplyTemplate"];
        post?: never;
        /**
         * Delete Reply Template
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteReplyTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the texts whose translation is outdated, or of which more is known
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        get: operations["listTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/{entity}/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that an outdated translation still is right
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        post: operations["confirmTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/{entity}/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a missing or outdated translation for later and say why, or take that back
         * @description Signed in, in any role; a translator changes Bengali texts alone
         */
        post: operations["skipTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-packages/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tour Packages that resemble one
         * @description Open to anyone
         */
        get: operations["listSimilarTourPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/umrah-packages/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Umrah Packages that resemble one
         * @description Open to anyone
         */
        get: operations["listSimilarUmrahPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visa-services/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Visa Services that resemble one
         * @description Open to anyone
         */
        get: operations["listSimilarVisaServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visa-services/country/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the visas of a country
         * @description Open to anyone
         */
        get: operations["listVisaServicesOfCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visa-services/tags/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags that visas have
         * @description Open to anyone
         */
        get: operations["listVisaTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visa-services/countries/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries that have visas
         * @description Open to anyone
         */
        get: operations["listVisaCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-posts/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the Blog Post with this slug
         * @description Open to anyone
         */
        get: operations["getBlogPostBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing-pages/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the Landing Page with this slug
         * @description Open to anyone
         */
        get: operations["getLandingPageBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing-page-subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the shown records of a list are found by that have some facets
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing-page-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how many records each landing page can show now
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listPageOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many records each list has
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getSiteManagementOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/hero-content/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the active Hero Content
         * @description Open to anyone
         */
        get: operations["getActiveHeroContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/contact-info/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the active Contact Info
         * @description Open to anyone
         */
        get: operations["getActiveContactInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/hero-scenes/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a Hero Scene to another place of its list
         * @description Signed in, as moderator or super_admin
         */
        post: operations["reorderHeroScenes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/accreditations/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a Accreditation to another place of its list
         * @description Signed in, as moderator or super_admin
         */
        post: operations["reorderAccreditations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/faqs/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a Question to another place of its list
         * @description Signed in, as moderator or super_admin
         */
        post: operations["reorderFaqs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/reviews/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a Review to another place of its list
         * @description Signed in, as moderator or super_admin
         */
        post: operations["reorderReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/offers/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a Offer to another place of its list
         * @description Signed in, as moderator or super_admin
         */
        post: operations["reorderOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/service-options/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a Service Option to another place of its list
         * @description Signed in, as moderator or super_admin
         */
        post: operations["reorderServiceOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-management/not-found-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages that were asked for and not found, the most asked for first
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listNotFoundPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sums by page, day and hour; they are kept for 400 days
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getPageCounts"];
        put?: never;
        /**
         * Count that a page was read, and what was done on it
         * @description Open to anyone
         */
        post: operations["countPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/page-counts/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get from how many visits to a page something came of it
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getPageFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Signed in, as moderator or super_admin
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload several pictures: all of them or none
         * @description Signed in, as moderator or super_admin
         */
        post: operations["uploadPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say in words what a picture shows
         * @description Signed in, as moderator or super_admin
         */
        put: operations["describeUpload"];
        post?: never;
        /**
         * Delete a picture that no record shows
         * @description Signed in, as moderator or super_admin
         */
        delete: operations["deleteUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pictures with the records that show them, newest first
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many pictures there are, and how large
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getUploadStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far publishing is
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getPublishing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishing/records/{entity}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what visitors see of a record
         * @description Signed in, as moderator or super_admin
         */
        get: operations["getRecordPublishing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishing/records/{entity}/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again to publish a record
         * @description Signed in, as moderator or super_admin
         */
        post: operations["retryRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishing/publishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was published, newest first
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listPublishes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishing/publishes/{id}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a publish and what came after it
         * @description super_admin alone
         */
        post: operations["rollBackPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishing/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the last deliveries to a target, newest first
         * @description Signed in, as moderator or super_admin
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishing/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver to a target again at once
         * @description Signed in, as moderator or super_admin
         */
        post: operations["resendTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishing/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish what was taken back
         * @description super_admin alone
         */
        post: operations["resumePublishing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publishing/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch publishing and leads as server-sent events
         * @description Signed in, as moderator or super_admin
         */
        get: operations["watchPublishing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a record as it stands in a form, to be seen for an hour
         * @description Signed in, as moderator or super_admin
         */
        post: operations["createPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the public site is built from, a JSON value a line
         * @description The build token alone
         */
        get: operations["readSiteContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            detail: string | {
                loc: (string | number)[];
                msg: string;
                type: string;
            }[] | Record<string, never>;
        };
        /** Health */
        Health: {
            /** @description degraded: reads are answered, but the database is damaged, writes fail, space runs out, publishing has stopped, or a target is long behind */
            status: "ok" | "degraded";
            /** @description This and the rest: told to staff alone */
            version?: string;
            database?: {
                writable: boolean;
                /** @description Found damaged since the start: restore a copy */
                damaged: boolean;
            };
            disk?: {
                /** @description null: not known */
                free_bytes: number | null;
                /** @description For uploads and for publishing */
                enough: boolean;
                /** @description Kept for enquiries, and used once the disk is full; 0: used up */
                reserve_bytes: number;
            };
            outbox?: {
                /** @description The last write of public content */
                revision: number;
                /** @description Age of the oldest write that a target has not been told; 0 when it has all */
                behind_seconds: {
                    [key: string]: number;
                };
                /** @description Something has waited for the site for a minute, and nothing went live */
                stopped: boolean;
            };
            backup?: {
                /** @description late: the last is older than two intervals; failed: the last try was */
                state: "none" | "made" | "late" | "failed";
                /** @description When the last began: what was saved before is in it */
                made_at: string | null;
                /** @description Since then */
                age_seconds: number | null;
                /** @description When one was last restored and compared */
                proved_at: string | null;
                /** @description Whether that one was as it should be */
                proved: boolean | null;
                /** @description Why none was made, or else why that one was not, in a line */
                reason: string | null;
            };
            mails?: {
                /** @description off: not set up; refused: something has not been taken for a quarter of an hour or longer */
                state: "off" | "well" | "refused";
                /** @description How many were refused and are not taken yet */
                refused: number;
                /** @description When the oldest of them was owed */
                since: string | null;
                /** @description Why that one was not taken, as a code */
                reason: string | null;
            };
            lead_webhook?: {
                /** @description off: not set up; refused: something has not been taken for a quarter of an hour or longer */
                state: "off" | "well" | "refused";
                /** @description How many were refused and are not taken yet */
                refused: number;
                /** @description When the oldest of them was owed */
                since: string | null;
                /** @description Why that one was not taken, as a code */
                reason: string | null;
            };
        };
        /** Ready */
        Ready: {
            /** @enum {string} */
            status: "ok";
        };
        /** Live */
        Live: {
            /** @enum {string} */
            status: "live";
        };
        /** Credentials */
        Credentials: {
            email: string;
            password: string;
        };
        /** Session */
        Session: {
            access_token: string;
            /** @enum {string} */
            token_type: "bearer";
        };
        /** OwnSession */
        OwnSession: {
            id: string;
            /** @description As a person would call it: "Chrome on Android" */
            device: string;
            /** @description Where it was used last */
            address: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_seen_at: string;
            /** @description Whether it is the one that asks */
            is_current: boolean;
        };
        /** AuditEntry */
        AuditEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description Null for a visitor, for a sign-in that failed and for the demo content */
            actor_id: string | null;
            /** @description As it was then */
            actor_name: string | null;
            action: string;
            entity: string;
            record_id: string | null;
            /** @description What the record was called then; the e-mail of a sign-in */
            label: string | null;
            /** @description The fields that changed, as they were; places by id for a reorder */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The fields that changed, as they became; places by id for a reorder */
            after: {
                [key: string]: unknown;
            } | null;
            note: string | null;
            /** @description How often: failed sign-ins are told in one row a minute, suspected spam in one an hour */
            count: number;
            request_id: string | null;
            address: string | null;
        };
        /** Version */
        Version: {
            id: number;
            /** Format: date-time */
            at: string;
            /** @description As they were called then; null for a visitor and for the demo content */
            actor_name: string | null;
            action: "create" | "change" | "remove" | "restore" | "purge" | "open" | "export" | "erase" | "save_draft" | "publish_draft" | "discard_draft" | "reorder" | "confirm_translation" | "skip_translation" | "rollback" | "resume" | "publish" | "take_down" | "sign_in" | "sign_in_failed" | "sign_in_refused" | "sign_out" | "password_refused";
            note: string | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
        };
        /** Fields */
        Fields: {
            [key: string]: unknown;
        };
        /** DraftMark */
        DraftMark: {
            entity: string;
            id: string;
            label: string;
            /** @description Another one after every save */
            version: string;
            /** Format: date-time */
            saved_at: string;
            /** @description Who saved it last */
            saved_by: string | null;
            /** @description When it is to be published by itself */
            publish_at: string | null;
            /** @description Why it was not published then */
            refusal: string | null;
        };
        /** Draft */
        Draft: {
            entity: string;
            id: string;
            label: string;
            /** @description Another one after every save */
            version: string;
            /** Format: date-time */
            saved_at: string;
            /** @description Who saved it last */
            saved_by: string | null;
            /** @description When it is to be published by itself */
            publish_at: string | null;
            /** @description Why it was not published then */
            refusal: string | null;
            /** @description The changed fields alone, as they were typed */
            fields: {
                [key: string]: unknown;
            };
            /** @description The public values of these fields, from which they were changed */
            base: {
                [key: string]: unknown;
            };
        };
        /** DraftOfRecord */
        DraftOfRecord: {
            draft: components["schemas"]["Draft"] | null;
        };
        /** DraftSave */
        DraftSave: {
            /** @description The changed fields alone, as they were typed */
            fields: {
                [key: string]: unknown;
            };
            /** @description The public values of these fields, from which they were changed */
            base?: {
                [key: string]: unknown;
            };
            /** @description Null for the first save */
            version: string | null;
            /** @description When it is to be published by itself */
            publish_at?: string | null;
        };
        /** DraftPublish */
        DraftPublish: {
            /** @description Another one after every save */
            version: string;
            language?: "en" | "bn";
        };
        /**
         * PublishedDraft
         * @description And what is left in the draft
         */
        PublishedDraft: {
            revision: number;
            draft: components["schemas"]["Draft"] | null;
        };
        /** TrashedRecord */
        TrashedRecord: {
            entity: string;
            id: string;
            /** @description What the record was called */
            label: string;
            /** Format: date-time */
            deleted_at: string;
            /** @description As they were called then */
            deleted_by: string | null;
            /**
             * Format: date-time
             * @description When it is deleted for good
             */
            expires_at: string;
        };
        /** EmptiedTrash */
        EmptiedTrash: {
            deleted: number;
        };
        /** RestoredRecord */
        RestoredRecord: {
            entity: string;
            id: string;
            revision: number;
        };
        /** User */
        User: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            full_name: string;
            email: string;
            role: "translator" | "moderator" | "super_admin";
            is_active: boolean;
            is_default_admin: boolean;
        };
        /** UserDraft */
        UserDraft: {
            full_name: string;
            email: string;
            role?: "translator" | "moderator" | "super_admin";
            is_active?: boolean;
            password: string;
        };
        /** PasswordChange */
        PasswordChange: {
            new_password: string;
            current_password?: string;
        };
        /** UserChange */
        UserChange: {
            full_name?: string;
            role?: "translator" | "moderator" | "super_admin";
            is_active?: boolean;
            revision?: number;
            password?: string;
        };
        /** ContactSubmissionDraft */
        ContactSubmissionDraft: {
            name: string;
            email?: string | null;
            phone?: string | null;
            subject?: string | null;
            message: string;
            service?: ("visa" | "flight" | "tour" | "umrah") | null | string;
            item_id?: string | null;
            departure?: string | null;
            sharing?: ("single" | "twin" | "triple" | "quad" | "quint") | null | string;
            language?: ("en" | "bn") | null | string;
            page?: string | null;
            website?: string | null;
            client_id?: string | null;
            /** @description The campaign of the visit and the site before it: an object of utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer_host. What is too long is cut, and what is no text left out: nothing in it refuses the message */
            origin?: unknown;
        };
        /** ContactSubmissionReceipt */
        ContactSubmissionReceipt: {
            id: string;
            /** Format: date-time */
            created_at: string;
            name: string;
            email: string | null;
            phone: string | null;
            subject: string | null;
            message: string;
            service: ("visa" | "flight" | "tour" | "umrah") | null;
            item_id: string | null;
            departure: string | null;
            sharing: ("single" | "twin" | "triple" | "quad" | "quint") | null;
            language: ("en" | "bn") | null;
            page: string | null;
            /** @description When working hours begin, where the message came outside of them */
            call_from: string | null;
            /** @description The same in words, in the language of the message */
            call_promise: string | null;
        };
        /** ContactSubmission */
        ContactSubmission: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            name: string;
            email: string | null;
            phone: string | null;
            subject: string | null;
            message: string;
            service: ("visa" | "flight" | "tour" | "umrah") | null;
            item_id: string | null;
            departure: string | null;
            sharing: ("single" | "twin" | "triple" | "quad" | "quint") | null;
            language: ("en" | "bn") | null;
            page: string | null;
            utm_source: string | null;
            utm_medium: string | null;
            utm_campaign: string | null;
            utm_term: string | null;
            utm_content: string | null;
            referrer_host: string | null;
            suspicion: ("hidden_field" | "flood") | null;
            is_spam: boolean;
            is_read: boolean;
            status: "new" | "in_progress" | "won" | "lost" | "spam";
            lost_reason: ("price" | "dates" | "elsewhere" | "visa" | "not_offered" | "no_answer" | "no_travel" | "other") | null;
            lost_note: string | null;
            owner_id: string | null;
            next_step: string | null;
            next_step_at: string | null;
            clock_from: string | null;
            answered_at: string | null;
        };
        /** DeletedSuspectedSpam */
        DeletedSuspectedSpam: {
            deleted: number;
        };
        /** TimelineEntry */
        TimelineEntry: {
            /** @description Unique among those of its Contact Submission */
            id: string;
            /** Format: date-time */
            at: string;
            kind: "arrived" | "mailed" | "sent_on" | "changed" | "restored" | "opened" | "called" | "messaged" | "emailed" | "noted";
            user_name: string | null;
            note: string | null;
            template: string | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
        };
        /** LeadActDraft */
        LeadActDraft: {
            kind: "opened" | "called" | "messaged" | "emailed" | "noted";
            note?: string | null;
            template_id?: string | null;
            at?: string | null;
        };
        /** LeadAct */
        LeadAct: {
            id: number;
        };
        /** LeadOwner */
        LeadOwner: {
            id: string;
            full_name: string;
            on_duty_since: string | null;
        };
        /** Duty */
        Duty: {
            on_duty: boolean;
        };
        /** ContactSubmissionExport */
        ContactSubmissionExport: {
            count: number;
        };
        /** ContactSubmissionChange */
        ContactSubmissionChange: {
            is_spam?: boolean;
            is_read?: boolean;
            status?: "new" | "in_progress" | "won" | "lost" | "spam";
            lost_reason?: ("price" | "dates" | "elsewhere" | "visa" | "not_offered" | "no_answer" | "no_travel" | "other") | null | string;
            lost_note?: string | null;
            owner_id?: string | null;
            next_step?: string | null;
            next_step_at?: string | null;
            revision?: number;
        };
        /** Nothing */
        Nothing: Record<string, never>;
        /** AskedPerson */
        AskedPerson: {
            phone?: string | null;
            email?: string | null;
        };
        /** PersonalDataCounts */
        PersonalDataCounts: {
            enquiries: number;
            in_trash: number;
            timeline: number;
            mails: number;
            audit_entries: number;
        };
        /** PersonalData */
        PersonalData: {
            /** Format: date-time */
            exported_at: string;
            enquiries: {
                [key: string]: unknown;
            }[];
            in_trash: {
                [key: string]: unknown;
            }[];
            timeline: {
                [key: string]: unknown;
            }[];
            mails: {
                [key: string]: unknown;
            }[];
            audit_entries: {
                [key: string]: unknown;
            }[];
        };
        /** PersonalDataErasure */
        PersonalDataErasure: {
            phone?: string | null;
            email?: string | null;
            /** @description Enquiries that were seen, those in the trash included: if there are others, nothing is erased */
            expected: number;
        };
        /** TourPackage */
        TourPackage: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            name: string;
            name_bn: string | null;
            destinations: string;
            destinations_bn: string | null;
            price: number;
            duration: string;
            departures: {
                /** Format: date */
                from: string;
                until: string | null;
                status: "open" | "few_seats" | "guaranteed" | "sold_out" | "cancelled";
                prices: {
                    single?: number;
                    twin?: number;
                    triple?: number;
                    child_with_bed?: number;
                    child_without_bed?: number;
                    infant?: number;
                };
                seats: string | null;
                seats_bn: string | null;
            }[];
            itinerary: {
                [key: string]: {
                    title: string;
                    description?: string;
                    activities?: string[];
                    meals?: string[];
                    accommodation?: string | null;
                };
            } | null;
            itinerary_bn: {
                [key: string]: {
                    title: string;
                    description?: string;
                    activities?: string[];
                    meals?: string[];
                    accommodation?: string | null;
                };
            } | null;
            inclusions: string[];
            inclusions_bn: string[];
            exclusions: string[];
            exclusions_bn: string[];
            images: string[];
            cover_photo: string | null;
            package_details: string | null;
            package_details_bn: string | null;
            cancellation_terms: string | null;
            cancellation_terms_bn: string | null;
            tags: string[];
            is_available: boolean;
            is_featured: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** TourPackageDraft */
        TourPackageDraft: {
            name: string;
            name_bn?: string | null;
            destinations: string;
            destinations_bn?: string | null;
            price: number | string;
            duration: string;
            departures?: {
                /** Format: date */
                from: string;
                until?: string | null;
                status?: "open" | "few_seats" | "guaranteed" | "sold_out" | "cancelled";
                prices: {
                    single?: (number | string) | null;
                    twin?: (number | string) | null;
                    triple?: (number | string) | null;
                    child_with_bed?: (number | string) | null;
                    child_without_bed?: (number | string) | null;
                    infant?: (number | string) | null;
                };
                seats?: string | number | null;
                seats_bn?: string | number | null;
            }[] | null;
            itinerary?: {
                [key: string]: {
                    title: string;
                    description?: string;
                    activities?: string[];
                    meals?: string[];
                    accommodation?: (string) | null;
                };
            } | null;
            itinerary_bn?: {
                [key: string]: {
                    title: string;
                    description?: string;
                    activities?: string[];
                    meals?: string[];
                    accommodation?: (string) | null;
                };
            } | null;
            inclusions?: string[] | null;
            inclusions_bn?: string[] | null;
            exclusions?: string[] | null;
            exclusions_bn?: string[] | null;
            images?: string[] | null;
            cover_photo?: string | null;
            package_details?: string | null;
            package_details_bn?: string | null;
            cancellation_terms?: string | null;
            cancellation_terms_bn?: string | null;
            tags?: string[] | null;
            is_available?: boolean;
            is_featured?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** TourPackageChange */
        TourPackageChange: {
            name?: string;
            name_bn?: string | null;
            destinations?: string;
            destinations_bn?: string | null;
            price?: number | string;
            duration?: string;
            departures?: {
                /** Format: date */
                from: string;
                until?: string | null;
                status?: "open" | "few_seats" | "guaranteed" | "sold_out" | "cancelled";
                prices: {
                    single?: (number | string) | null;
                    twin?: (number | string) | null;
                    triple?: (number | string) | null;
                    child_with_bed?: (number | string) | null;
                    child_without_bed?: (number | string) | null;
                    infant?: (number | string) | null;
                };
                seats?: string | number | null;
                seats_bn?: string | number | null;
            }[] | null;
            itinerary?: {
                [key: string]: {
                    title: string;
                    description?: string;
                    activities?: string[];
                    meals?: string[];
                    accommodation?: (string) | null;
                };
            } | null;
            itinerary_bn?: {
                [key: string]: {
                    title: string;
                    description?: string;
                    activities?: string[];
                    meals?: string[];
                    accommodation?: (string) | null;
                };
            } | null;
            inclusions?: string[] | null;
            inclusions_bn?: string[] | null;
            exclusions?: string[] | null;
            exclusions_bn?: string[] | null;
            images?: string[] | null;
            cover_photo?: string | null;
            package_details?: string | null;
            package_details_bn?: string | null;
            cancellation_terms?: string | null;
            cancellation_terms_bn?: string | null;
            tags?: string[] | null;
            is_available?: boolean;
            is_featured?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
            revision?: number;
        };
        /** UmrahPackage */
        UmrahPackage: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            name: string;
            name_bn: string | null;
            package_type: "group" | "solo";
            duration: string | null;
            price: number;
            departures: {
                /** Format: date */
                from: string;
                until: string | null;
                status: "open" | "few_seats" | "guaranteed" | "sold_out" | "cancelled";
                prices: {
                    twin?: number;
                    triple?: number;
                    quad?: number;
                    quint?: number;
                    child_with_bed?: number;
                    child_without_bed?: number;
                    infant?: number;
                };
                seats: string | null;
                seats_bn: string | null;
            }[];
            makkah_hotel_en: string | null;
            makkah_hotel_bn: string | null;
            makkah_stars: number | null;
            makkah_metres: number | null;
            makkah_nights: number | null;
            madinah_hotel_en: string | null;
            madinah_hotel_bn: string | null;
            madinah_stars: number | null;
            madinah_metres: number | null;
            madinah_nights: number | null;
            airline_en: string | null;
            airline_bn: string | null;
            flight_route: ("direct" | "transit") | null;
            meals_en: string | null;
            meals_bn: string | null;
            guide_en: string | null;
            guide_bn: string | null;
            visa: ("included" | "extra") | null;
            inclusions: string[];
            inclusions_bn: string[];
            exclusions: string[];
            exclusions_bn: string[];
            images: string[];
            cover_photo: string | null;
            package_details: string | null;
            package_details_bn: string | null;
            cancellation_terms: string | null;
            cancellation_terms_bn: string | null;
            tags: string[];
            is_available: boolean;
            is_featured: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** UmrahPackageDraft */
        UmrahPackageDraft: {
            name: string;
            name_bn?: string | null;
            package_type?: "group" | "solo";
            duration?: string | null;
            price: number | string;
            departures?: {
                /** Format: date */
                from: string;
                until?: string | null;
                status?: "open" | "few_seats" | "guaranteed" | "sold_out" | "cancelled";
                prices: {
                    twin?: (number | string) | null;
                    triple?: (number | string) | null;
                    quad?: (number | string) | null;
                    quint?: (number | string) | null;
                    child_with_bed?: (number | string) | null;
                    child_without_bed?: (number | string) | null;
                    infant?: (number | string) | null;
                };
                seats?: string | number | null;
                seats_bn?: string | number | null;
            }[] | null;
            makkah_hotel_en?: string | null;
            makkah_hotel_bn?: string | null;
            makkah_stars?: (number | string) | null;
            makkah_metres?: (number | string) | null;
            makkah_nights?: (number | string) | null;
            madinah_hotel_en?: string | null;
            madinah_hotel_bn?: string | null;
            madinah_stars?: (number | string) | null;
            madinah_metres?: (number | string) | null;
            madinah_nights?: (number | string) | null;
            airline_en?: string | null;
            airline_bn?: string | null;
            flight_route?: ("direct" | "transit") | null | string;
            meals_en?: string | null;
            meals_bn?: string | null;
            guide_en?: string | null;
            guide_bn?: string | null;
            visa?: ("included" | "extra") | null | string;
            inclusions?: string[] | null;
            inclusions_bn?: string[] | null;
            exclusions?: string[] | null;
            exclusions_bn?: string[] | null;
            images?: string[] | null;
            cover_photo?: string | null;
            package_details?: string | null;
            package_details_bn?: string | null;
            cancellation_terms?: string | null;
            cancellation_terms_bn?: string | null;
            tags?: string[] | null;
            is_available?: boolean;
            is_featured?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** UmrahPackageChange */
        UmrahPackageChange: {
            name?: string;
            name_bn?: string | null;
            package_type?: "group" | "solo";
            duration?: string | null;
            price?: number | string;
            departures?: {
                /** Format: date */
                from: string;
                until?: string | null;
                status?: "open" | "few_seats" | "guaranteed" | "sold_out" | "cancelled";
                prices: {
                    twin?: (number | string) | null;
                    triple?: (number | string) | null;
                    quad?: (number | string) | null;
                    quint?: (number | string) | null;
                    child_with_bed?: (number | string) | null;
                    child_without_bed?: (number | string) | null;
                    infant?: (number | string) | null;
                };
                seats?: string | number | null;
                seats_bn?: string | number | null;
            }[] | null;
            makkah_hotel_en?: string | null;
            makkah_hotel_bn?: string | null;
            makkah_stars?: (number | string) | null;
            makkah_metres?: (number | string) | null;
            makkah_nights?: (number | string) | null;
            madinah_hotel_en?: string | null;
            madinah_hotel_bn?: string | null;
            madinah_stars?: (number | string) | null;
            madinah_metres?: (number | string) | null;
            madinah_nights?: (number | string) | null;
            airline_en?: string | null;
            airline_bn?: string | null;
            flight_route?: ("direct" | "transit") | null | string;
            meals_en?: string | null;
            meals_bn?: string | null;
            guide_en?: string | null;
            guide_bn?: string | null;
            visa?: ("included" | "extra") | null | string;
            inclusions?: string[] | null;
            inclusions_bn?: string[] | null;
            exclusions?: string[] | null;
            exclusions_bn?: string[] | null;
            images?: string[] | null;
            cover_photo?: string | null;
            package_details?: string | null;
            package_details_bn?: string | null;
            cancellation_terms?: string | null;
            cancellation_terms_bn?: string | null;
            tags?: string[] | null;
            is_available?: boolean;
            is_featured?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
            revision?: number;
        };
        /** VisaService */
        VisaService: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            country_name: string;
            country_name_bn: string | null;
            country_flag: string | null;
            cover_photo: string | null;
            duration: string | null;
            duration_bn: string | null;
            charge: number | null;
            processing_time: string | null;
            processing_time_bn: string | null;
            inclusions: string[];
            inclusions_bn: string[];
            visa_details: string | null;
            visa_details_bn: string | null;
            requirements: {
                [key: string]: string[];
            } | null;
            requirements_bn: {
                [key: string]: string[];
            } | null;
            cancellation_terms: string | null;
            cancellation_terms_bn: string | null;
            tags: string[];
            is_available: boolean;
            is_featured: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** VisaServiceDraft */
        VisaServiceDraft: {
            country_name: string;
            country_name_bn?: string | null;
            country_flag?: string | null;
            cover_photo?: string | null;
            duration?: string | null;
            duration_bn?: string | null;
            charge?: (number | string) | null;
            processing_time?: string | null;
            processing_time_bn?: string | null;
            inclusions?: string[] | null;
            inclusions_bn?: string[] | null;
            visa_details?: string | null;
            visa_details_bn?: string | null;
            requirements?: ({
                [key: string]: string[];
            } | string[]) | null;
            requirements_bn?: ({
                [key: string]: string[];
            } | string[]) | null;
            cancellation_terms?: string | null;
            cancellation_terms_bn?: string | null;
            tags?: string[] | null;
            is_available?: boolean;
            is_featured?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** VisaServiceChange */
        VisaServiceChange: {
            country_name?: string;
            country_name_bn?: string | null;
            country_flag?: string | null;
            cover_photo?: string | null;
            duration?: string | null;
            duration_bn?: string | null;
            charge?: (number | string) | null;
            processing_time?: string | null;
            processing_time_bn?: string | null;
            inclusions?: string[] | null;
            inclusions_bn?: string[] | null;
            visa_details?: string | null;
            visa_details_bn?: string | null;
            requirements?: ({
                [key: string]: string[];
            } | string[]) | null;
            requirements_bn?: ({
                [key: string]: string[];
            } | string[]) | null;
            cancellation_terms?: string | null;
            cancellation_terms_bn?: string | null;
            tags?: string[] | null;
            is_available?: boolean;
            is_featured?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
            revision?: number;
        };
        /** Flight */
        Flight: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            airline: string;
            airline_bn: string | null;
            origin: string;
            origin_bn: string | null;
            destination: string;
            destination_bn: string | null;
            trip_type: "one_way" | "round_trip";
            cabin: "economy" | "premium_economy" | "business" | "first";
            price: number;
            baggage: string | null;
            baggage_bn: string | null;
            notes: string | null;
            notes_bn: string | null;
            valid_until: string | null;
            tags: string[];
            is_available: boolean;
            is_featured: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** FlightDraft */
        FlightDraft: {
            airline: string;
            airline_bn?: string | null;
            origin: string;
            origin_bn?: string | null;
            destination: string;
            destination_bn?: string | null;
            trip_type?: "one_way" | "round_trip";
            cabin?: "economy" | "premium_economy" | "business" | "first";
            price: number | string;
            baggage?: string | null;
            baggage_bn?: string | null;
            notes?: string | null;
            notes_bn?: string | null;
            valid_until?: string | null;
            tags?: string[] | null;
            is_available?: boolean;
            is_featured?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** FlightChange */
        FlightChange: {
            airline?: string;
            airline_bn?: string | null;
            origin?: string;
            origin_bn?: string | null;
            destination?: string;
            destination_bn?: string | null;
            trip_type?: "one_way" | "round_trip";
            cabin?: "economy" | "premium_economy" | "business" | "first";
            price?: number | string;
            baggage?: string | null;
            baggage_bn?: string | null;
            notes?: string | null;
            notes_bn?: string | null;
            valid_until?: string | null;
            tags?: string[] | null;
            is_available?: boolean;
            is_featured?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
            revision?: number;
        };
        /** BlogPost */
        BlogPost: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            slug: string | null;
            title: string;
            title_bn: string | null;
            excerpt: string | null;
            excerpt_bn: string | null;
            content: string;
            content_bn: string | null;
            cover_image: string | null;
            image: string | null;
            tags: string[];
            is_published: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** BlogPostDraft */
        BlogPostDraft: {
            slug?: string | null;
            title: string;
            title_bn?: string | null;
            excerpt?: string | null;
            excerpt_bn?: string | null;
            content: string;
            content_bn?: string | null;
            cover_image?: string | null;
            image?: string | null;
            tags?: string[] | null;
            is_published?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** BlogPostChange */
        BlogPostChange: {
            slug?: string | null;
            title?: string;
            title_bn?: string | null;
            excerpt?: string | null;
            excerpt_bn?: string | null;
            content?: string;
            content_bn?: string | null;
            cover_image?: string | null;
            image?: string | null;
            tags?: string[] | null;
            is_published?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
            revision?: number;
        };
        /** LandingPage */
        LandingPage: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            slug: string | null;
            title: string;
            title_bn: string | null;
            summary: string;
            summary_bn: string | null;
            catalogue: "tour-package" | "umrah-package" | "visa-service" | "flight";
            facets: string[];
            content: string;
            content_bn: string | null;
            cover_photo: string | null;
            is_active: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** LandingPageDraft */
        LandingPageDraft: {
            slug?: string | null;
            title: string;
            title_bn?: string | null;
            summary: string;
            summary_bn?: string | null;
            catalogue?: "tour-package" | "umrah-package" | "visa-service" | "flight";
            facets?: string[] | null;
            content: string;
            content_bn?: string | null;
            cover_photo?: string | null;
            is_active?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
        };
        /** LandingPageChange */
        LandingPageChange: {
            slug?: string | null;
            title?: string;
            title_bn?: string | null;
            summary?: string;
            summary_bn?: string | null;
            catalogue?: "tour-package" | "umrah-package" | "visa-service" | "flight";
            facets?: string[] | null;
            content?: string;
            content_bn?: string | null;
            cover_photo?: string | null;
            is_active?: boolean;
            publish_at?: string | null;
            unpublish_at?: string | null;
            revision?: number;
        };
        /** HeroScene */
        HeroScene: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            name: string;
            name_bn: string | null;
            image_url: string;
            gradient_class: ("Sunset" | "Fire" | "Ocean" | "Forest" | "Nature" | "Mystical" | "Galaxy" | "Sunrise") | null;
            order: number;
            is_active: boolean;
        };
        /** HeroSceneDraft */
        HeroSceneDraft: {
            name: string;
            name_bn?: string | null;
            image_url: string;
            gradient_class?: ("Sunset" | "Fire" | "Ocean" | "Forest" | "Nature" | "Mystical" | "Galaxy" | "Sunrise") | null | string;
            order?: number | string;
            is_active?: boolean;
        };
        /** HeroSceneChange */
        HeroSceneChange: {
            name?: string;
            name_bn?: string | null;
            image_url?: string;
            gradient_class?: ("Sunset" | "Fire" | "Ocean" | "Forest" | "Nature" | "Mystical" | "Galaxy" | "Sunrise") | null | string;
            order?: number | string;
            is_active?: boolean;
            revision?: number;
        };
        /** HeroContent */
        HeroContent: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            headline_en: string;
            headline_bn: string | null;
            subtitle_en: string | null;
            subtitle_bn: string | null;
            cta_text_en: string | null;
            cta_text_bn: string | null;
            cta_link: string | null;
            order: number;
            is_active: boolean;
        };
        /** HeroContentDraft */
        HeroContentDraft: {
            headline_en: string;
            headline_bn?: string | null;
            subtitle_en?: string | null;
            subtitle_bn?: string | null;
            cta_text_en?: string | null;
            cta_text_bn?: string | null;
            cta_link?: string | null;
            order?: number | string;
            is_active?: boolean;
        };
        /** HeroContentChange */
        HeroContentChange: {
            headline_en?: string;
            headline_bn?: string | null;
            subtitle_en?: string | null;
            subtitle_bn?: string | null;
            cta_text_en?: string | null;
            cta_text_bn?: string | null;
            cta_link?: string | null;
            order?: number | string;
            is_active?: boolean;
            revision?: number;
        };
        /** ContactInfo */
        ContactInfo: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            company_name: string;
            company_name_bn: string | null;
            tagline_en: string | null;
            tagline_bn: string | null;
            address_en: string | null;
            address_bn: string | null;
            phone: string | null;
            phone_display_bn: string | null;
            email: string | null;
            working_hours_en: string | null;
            working_hours_bn: string | null;
            opening_hours: {
                week: {
                    sunday?: string;
                    monday?: string;
                    tuesday?: string;
                    wednesday?: string;
                    thursday?: string;
                    friday?: string;
                    saturday?: string;
                };
                holidays?: {
                    /** Format: date */
                    date: string;
                    name?: string | null;
                    name_bn?: string | null;
                }[];
                ramadan?: {
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    until: string;
                    hours: string;
                } | null;
            } | null;
            social_links: {
                facebook?: string | null;
                twitter?: string | null;
                instagram?: string | null;
                youtube?: string | null;
                linkedin?: string | null;
                whatsapp?: string | null;
            } | null;
            latitude: number | null;
            longitude: number | null;
            payment_accounts_en: string | null;
            payment_accounts_bn: string | null;
            privacy_text_en: string | null;
            privacy_text_bn: string | null;
            availability_en: string | null;
            availability_bn: string | null;
            trust_text_en: string | null;
            trust_text_bn: string | null;
            stat_travelers: string | null;
            stat_destinations: string | null;
            stat_years: string | null;
            stat_satisfaction: string | null;
            established: number | null;
            claims_source?: string | null;
            counts_visits: boolean;
            is_active: boolean;
        };
        /** ContactInfoDraft */
        ContactInfoDraft: {
            company_name: string;
            company_name_bn?: string | null;
            tagline_en?: string | null;
            tagline_bn?: string | null;
            address_en?: string | null;
            address_bn?: string | null;
            phone?: string | null;
            phone_display_bn?: string | null;
            email?: string | null;
            working_hours_en?: string | null;
            working_hours_bn?: string | null;
            opening_hours?: {
                week: {
                    sunday?: string;
                    monday?: string;
                    tuesday?: string;
                    wednesday?: string;
                    thursday?: string;
                    friday?: string;
                    saturday?: string;
                };
                holidays?: {
                    /** Format: date */
                    date: string;
                    name?: string | null;
                    name_bn?: string | null;
                }[];
                ramadan?: {
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    until: string;
                    hours: string;
                } | null;
            } | null;
            social_links?: {
                facebook?: (string) | null;
                twitter?: (string) | null;
                instagram?: (string) | null;
                youtube?: (string) | null;
                linkedin?: (string) | null;
                whatsapp?: (string) | null;
            } | null;
            latitude?: (number | string) | null;
            longitude?: (number | string) | null;
            payment_accounts_en?: string | null;
            payment_accounts_bn?: string | null;
            privacy_text_en?: string | null;
            privacy_text_bn?: string | null;
            availability_en?: string | null;
            availability_bn?: string | null;
            trust_text_en?: string | null;
            trust_text_bn?: string | null;
            stat_travelers?: string | null;
            stat_destinations?: string | null;
            stat_years?: string | null;
            stat_satisfaction?: string | null;
            established?: (number | string) | null;
            claims_source?: string | null;
            counts_visits?: boolean;
            is_active?: boolean;
        };
        /** ContactInfoChange */
        ContactInfoChange: {
            company_name?: string;
            company_name_bn?: string | null;
            tagline_en?: string | null;
            tagline_bn?: string | null;
            address_en?: string | null;
            address_bn?: string | null;
            phone?: string | null;
            phone_display_bn?: string | null;
            email?: string | null;
            working_hours_en?: string | null;
            working_hours_bn?: string | null;
            opening_hours?: {
                week: {
                    sunday?: string;
                    monday?: string;
                    tuesday?: string;
                    wednesday?: string;
                    thursday?: string;
                    friday?: string;
                    saturday?: string;
                };
                holidays?: {
                    /** Format: date */
                    date: string;
                    name?: string | null;
                    name_bn?: string | null;
                }[];
                ramadan?: {
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    until: string;
                    hours: string;
                } | null;
            } | null;
            social_links?: {
                facebook?: (string) | null;
                twitter?: (string) | null;
                instagram?: (string) | null;
                youtube?: (string) | null;
                linkedin?: (string) | null;
                whatsapp?: (string) | null;
            } | null;
            latitude?: (number | string) | null;
            longitude?: (number | string) | null;
            payment_accounts_en?: string | null;
            payment_accounts_bn?: string | null;
            privacy_text_en?: string | null;
            privacy_text_bn?: string | null;
            availability_en?: string | null;
            availability_bn?: string | null;
            trust_text_en?: string | null;
            trust_text_bn?: string | null;
            stat_travelers?: string | null;
            stat_destinations?: string | null;
            stat_years?: string | null;
            stat_satisfaction?: string | null;
            established?: (number | string) | null;
            claims_source?: string | null;
            counts_visits?: boolean;
            is_active?: boolean;
            revision?: number;
        };
        /** Accreditation */
        Accreditation: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            name_en: string;
            name_bn: string | null;
            number: string;
            issuer_en: string | null;
            issuer_bn: string | null;
            register_url: string | null;
            publish_at?: string | null;
            unpublish_at: string | null;
            order: number;
            is_active: boolean;
        };
        /** AccreditationDraft */
        AccreditationDraft: {
            name_en: string;
            name_bn?: string | null;
            number: string;
            issuer_en?: string | null;
            issuer_bn?: string | null;
            register_url?: string | null;
            publish_at?: string | null;
            unpublish_at?: string | null;
            order?: number | string;
            is_active?: boolean;
        };
        /** AccreditationChange */
        AccreditationChange: {
            name_en?: string;
            name_bn?: string | null;
            number?: string;
            issuer_en?: string | null;
            issuer_bn?: string | null;
            register_url?: string | null;
            publish_at?: string | null;
            unpublish_at?: string | null;
            order?: number | string;
            is_active?: boolean;
            revision?: number;
        };
        /** Faq */
        Faq: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            question_en: string;
            question_bn: string | null;
            answer_en: string;
            answer_bn: string | null;
            about: string[];
            order: number;
            is_active: boolean;
        };
        /** FaqDraft */
        FaqDraft: {
            question_en: string;
            question_bn?: string | null;
            answer_en: string;
            answer_bn?: string | null;
            about?: string[] | null;
            order?: number | string;
            is_active?: boolean;
        };
        /** FaqChange */
        FaqChange: {
            question_en?: string;
            question_bn?: string | null;
            answer_en?: string;
            answer_bn?: string | null;
            about?: string[] | null;
            order?: number | string;
            is_active?: boolean;
            revision?: number;
        };
        /** Review */
        Review: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            name_en: string;
            name_bn: string | null;
            text_en: string | null;
            text_bn: string | null;
            /** Format: date */
            said_on: string;
            source: ("google" | "facebook" | "letter" | "email" | "message" | "in_person") | null;
            source_url: string | null;
            rating: number | null;
            about: string[];
            has_consent?: boolean;
            order: number;
            is_active: boolean;
        };
        /** ReviewDraft */
        ReviewDraft: {
            name_en: string;
            name_bn?: string | null;
            text_en?: string | null;
            text_bn?: string | null;
            /** Format: date */
            said_on: string;
            source?: ("google" | "facebook" | "letter" | "email" | "message" | "in_person") | null | string;
            source_url?: string | null;
            rating?: (number | string) | null;
            about?: string[] | null;
            has_consent?: boolean;
            order?: number | string;
            is_active?: boolean;
        };
        /** ReviewChange */
        ReviewChange: {
            name_en?: string;
            name_bn?: string | null;
            text_en?: string | null;
            text_bn?: string | null;
            /** Format: date */
            said_on?: string;
            source?: ("google" | "facebook" | "letter" | "email" | "message" | "in_person") | null | string;
            source_url?: string | null;
            rating?: (number | string) | null;
            about?: string[] | null;
            has_consent?: boolean;
            order?: number | string;
            is_active?: boolean;
            revision?: number;
        };
        /** Offer */
        Offer: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            title_en: string;
            title_bn: string | null;
            text_en: string | null;
            text_bn: string | null;
            about: string[];
            percent_off: number | null;
            price: number | null;
            publish_at?: string | null;
            unpublish_at: string | null;
            order: number;
            is_active: boolean;
        };
        /** OfferDraft */
        OfferDraft: {
            title_en: string;
            title_bn?: string | null;
            text_en?: string | null;
            text_bn?: string | null;
            about?: string[] | null;
            percent_off?: (number | string) | null;
            price?: (number | string) | null;
            publish_at?: string | null;
            unpublish_at?: string | null;
            order?: number | string;
            is_active?: boolean;
        };
        /** OfferChange */
        OfferChange: {
            title_en?: string;
            title_bn?: string | null;
            text_en?: string | null;
            text_bn?: string | null;
            about?: string[] | null;
            percent_off?: (number | string) | null;
            price?: (number | string) | null;
            publish_at?: string | null;
            unpublish_at?: string | null;
            order?: number | string;
            is_active?: boolean;
            revision?: number;
        };
        /** ServiceOption */
        ServiceOption: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            name_en: string;
            name_bn: string | null;
            description_en: string | null;
            description_bn: string | null;
            icon: "MapPin" | "Plane" | "Building" | "Star" | "Shield" | "Passport" | "Calendar" | "Camera" | "Heart" | "Globe" | "Compass" | "Zap";
            order: number;
            is_active: boolean;
        };
        /** ServiceOptionDraft */
        ServiceOptionDraft: {
            name_en: string;
            name_bn?: string | null;
            description_en?: string | null;
            description_bn?: string | null;
            icon?: "MapPin" | "Plane" | "Building" | "Star" | "Shield" | "Passport" | "Calendar" | "Camera" | "Heart" | "Globe" | "Compass" | "Zap";
            order?: number | string;
            is_active?: boolean;
        };
        /** ServiceOptionChange */
        ServiceOptionChange: {
            name_en?: string;
            name_bn?: string | null;
            description_en?: string | null;
            description_bn?: string | null;
            icon?: "MapPin" | "Plane" | "Building" | "Star" | "Shield" | "Passport" | "Calendar" | "Camera" | "Heart" | "Globe" | "Compass" | "Zap";
            order?: number | string;
            is_active?: boolean;
            revision?: number;
        };
        /** Tag */
        Tag: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            name: string;
            name_bn: string | null;
            is_active: boolean;
        };
        /** TagDraft */
        TagDraft: {
            name: string;
            name_bn?: string | null;
            is_active?: boolean;
        };
        /** TagChange */
        TagChange: {
            name?: string;
            name_bn?: string | null;
            is_active?: boolean;
            revision?: number;
        };
        /** Redirect */
        Redirect: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            from_path: string;
            to_path: string;
            note?: string | null;
            is_active: boolean;
        };
        /** RedirectDraft */
        RedirectDraft: {
            from_path: string;
            to_path: string;
            note?: string | null;
            is_active?: boolean;
        };
        /** RedirectChange */
        RedirectChange: {
            from_path?: string;
            to_path?: string;
            note?: string | null;
            is_active?: boolean;
            revision?: number;
        };
        /** ReplyTemplate */
        ReplyTemplate: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            revision: number;
            updated_by?: string | null;
            /** @description Fields whose stored values cannot be read: they are empty here */
            damaged?: string[];
            name: string;
            channel: "call" | "whatsapp" | "email";
            subject: string | null;
            subject_bn: string | null;
            body: string;
            body_bn: string | null;
        };
        /** ReplyTemplateDraft */
        ReplyTemplateDraft: {
            name: string;
            channel?: "call" | "whatsapp" | "email";
            subject?: string | null;
            subject_bn?: string | null;
            body: string;
            body_bn?: string | null;
        };
        /** ReplyTemplateChange */
        ReplyTemplateChange: {
            name?: string;
            channel?: "call" | "whatsapp" | "email";
            subject?: string | null;
            subject_bn?: string | null;
            body?: string;
            body_bn?: string | null;
            revision?: number;
        };
        /** Translation */
        Translation: {
            entity: string;
            id: string;
            /** @description The Bengali field of the pair */
            field: string;
            /**
             * @description The language that was written first
             * @enum {string}
             */
            source: "en" | "bn";
            outdated_since: string | null;
            /** @description What the source said when the translation was right */
            made_for: unknown;
            skipped: string | null;
        };
        /** TranslationConfirmation */
        TranslationConfirmation: {
            field: string;
            /** @description Of the record as it was seen */
            revision: number;
        };
        /** TranslationSkip */
        TranslationSkip: {
            field: string;
            /** @description Of the record as it was seen */
            revision: number;
            reason: string | null;
        };
        /** VisaCountry */
        VisaCountry: {
            code: string | null;
            country_name: string;
            country_name_bn: string | null;
        };
        /** Subjects */
        Subjects: {
            offers: number;
            facets: {
                facet: string;
                count: number;
            }[];
        };
        /** PageOffers */
        PageOffers: {
            id: string;
            offers: number;
        }[];
        /** Count */
        Count: {
            total: number;
            active: number;
        };
        /** SiteManagementOverview */
        SiteManagementOverview: {
            hero_scenes: components["schemas"]["Count"];
            hero_content: components["schemas"]["Count"];
            contact_info: components["schemas"]["Count"];
            accreditations: components["schemas"]["Count"];
            faqs: components["schemas"]["Count"];
            reviews: components["schemas"]["Count"];
            offers: components["schemas"]["Count"];
            service_options: components["schemas"]["Count"];
            tags: components["schemas"]["Count"];
            redirects: components["schemas"]["Count"];
        };
        /** Move */
        Move: {
            /** @description The place wanted; the nearest one that there is */
            new_order: number;
            revision?: number;
        };
        /** NotFoundPage */
        NotFoundPage: {
            /** @description Without language: both count together */
            path: string;
            /** @description Times in the last 90 days */
            count: number;
            /**
             * Format: date
             * @description In Dhaka
             */
            last_day: string;
        };
        /** PageRead */
        PageRead: {
            /** @description The address of the page, with its language */
            path: string;
            /** @description What was done there, each once */
            kinds: ("view" | "form" | "call" | "whatsapp")[];
        };
        /** DayCounts */
        DayCounts: {
            /** Format: date */
            day: string;
            views: number;
            forms: number;
            calls: number;
            whatsapp: number;
            leads: number;
        };
        /** HourCounts */
        HourCounts: {
            hour: number;
            views: number;
            forms: number;
            calls: number;
            whatsapp: number;
            leads: number;
            answered: number;
            unanswered: number;
            /** @description From when a lead could be answered to its first answer */
            median_minutes: number | null;
        };
        /** PageSums */
        PageSums: {
            /** @description Without language; null for leads that came from no page */
            path: string | null;
            views: number;
            forms: number;
            calls: number;
            whatsapp: number;
            leads: number;
        };
        /** PageCounts */
        PageCounts: {
            days: components["schemas"]["DayCounts"][];
            /** @description Of the day in Dhaka, in which leads arrived */
            hours: components["schemas"]["HourCounts"][];
            pages: components["schemas"]["PageSums"][];
            answers: {
                answered: number;
                unanswered: number;
                /** @description From when a lead could be answered to its first answer */
                median_minutes: number | null;
            };
        };
        /** PageFunnel */
        PageFunnel: {
            path: string;
            views: number;
            forms: number;
            calls: number;
            whatsapp: number;
            leads: number;
            days: components["schemas"]["DayCounts"][];
            answers: {
                answered: number;
                unanswered: number;
                /** @description From when a lead could be answered to its first answer */
                median_minutes: number | null;
            };
        };
        /** PictureForm */
        PictureForm: {
            /**
             * Format: binary
             * @description At most 5242880 bytes
             */
            file: string;
        };
        /** StoredPicture */
        StoredPicture: {
            url: string;
            size: number;
            original_size: number;
            compression_ratio: number;
            width: number;
            height: number;
        };
        /** PicturesForm */
        PicturesForm: {
            files: string[];
        };
        /** StoredPictures */
        StoredPictures: {
            uploaded_files: components["schemas"]["StoredPicture"][];
        };
        /** PictureAltsChange */
        PictureAltsChange: {
            alt_en?: string | null;
            alt_bn?: string | null;
        };
        /** PictureAlts */
        PictureAlts: {
            file: string;
            /** @description What it shows, in words */
            alt_en: string | null;
            /** @description What it shows, in words */
            alt_bn: string | null;
        };
        /** ListedPicture */
        ListedPicture: {
            file: string;
            /** @description What its file was called where it came from */
            name: string | null;
            url: string;
            size: number;
            width: number;
            height: number;
            /** Format: date-time */
            uploaded_at: string;
            /** @description What it shows, in words */
            alt_en: string | null;
            /** @description What it shows, in words */
            alt_bn: string | null;
            used_by: {
                entity: string;
                id: string;
                label: string;
            }[];
        };
        /** UploadStats */
        UploadStats: {
            files: number;
            bytes: number;
            originals: number;
            unused: number;
        };
        /** PublishingTarget */
        PublishingTarget: {
            name: string;
            /** @description The revision that this target has */
            delivered: number;
            /** @description Failures in a row */
            attempts: number;
            last_status: string | null;
            next_attempt_at: string | null;
            /** @description When this target last took something; null: never, or not noted */
            delivered_at: string | null;
            /** @description The first of its failures in a row */
            failing_since: string | null;
            updated_at: string;
        };
        /** PublishingFailure */
        PublishingFailure: {
            /** @description "page" where no record is to blame */
            entity: string;
            id: string;
            revision: number;
            reason: string;
            failed_at: string;
        };
        /**
         * SelfCheck
         * @description What the last look at every page found
         */
        SelfCheck: {
            checked_at: string;
            /** @description Files that were made again */
            checked: number;
            /** @description Files that are not as the content says */
            differing: number;
            /** @description The first of them */
            paths: string[];
        };
        /** Publishing */
        Publishing: {
            /** @description The last write of public content */
            revision: number;
            /** @description Whether the site is being published now */
            sending: boolean;
            /** @description Something has waited for the site for a minute, and nothing went live */
            stopped: boolean;
            /** @description Pages that stay as they were before a rollback */
            pinned: number;
            /** @description Their addresses; too many: "*" */
            pinned_pages: string[];
            /** @description The saves that visitors do not see because of that */
            pinned_revisions: {
                /** @description The last revision before them */
                after: number;
                /** @description The last of them */
                until: number;
            } | null;
            targets: components["schemas"]["PublishingTarget"][];
            failures: components["schemas"]["PublishingFailure"][];
            self_check: components["schemas"]["SelfCheck"] | null;
        };
        /** RecordPublishing */
        RecordPublishing: {
            state: "saved" | "publishing" | "live" | "pinned" | "failed";
            revision: number;
            live_at: string | null;
            reason: string | null;
        };
        /** Publish */
        Publish: {
            id: number;
            revision: number;
            published_at: string;
            /** @description None: the site was made anew */
            records: {
                entity: string;
                id: string;
                label: string | null;
                /** @description Who saved it; nobody: the system */
                actors: string[];
                /** @description The last thing that was done to it */
                action: "create" | "change" | "remove" | "restore" | "purge" | "open" | "export" | "erase" | "save_draft" | "publish_draft" | "discard_draft" | "reorder" | "confirm_translation" | "skip_translation" | "rollback" | "resume" | "publish" | "take_down" | "sign_in" | "sign_in_failed" | "sign_in_refused" | "sign_out" | "password_refused" | null;
                /** @description Names of the fields that changed */
                changed: string[];
            }[];
            /** @description Files that were replaced, added or removed */
            pages: number;
            state: "live" | "rolled_back";
        };
        /** PublishingDelivery */
        PublishingDelivery: {
            id: number;
            started_at: string;
            ended_at: string;
            /** @description The save up to which it was to bring the target */
            revision: number;
            /** @description Files that were sent; null where it is no files */
            sent: number | null;
            /** @description Files that were removed; null where it is no files */
            removed: number | null;
            /** @description Null: it arrived */
            fault: string | null;
            /** @description How often it failed so */
            tries: number;
        };
        /** PublishingResend */
        PublishingResend: {
            target: string;
            /** @description From the start, and not from what it has */
            everything: boolean;
        };
        /** PreviewDraft */
        PreviewDraft: {
            /** @enum {string} */
            entity: "tour-package";
            record: components["schemas"]["TourPackageDraft"];
        } | {
            /** @enum {string} */
            entity: "tour-package";
            id: string;
            record: components["schemas"]["TourPackageChange"];
        } | {
            /** @enum {string} */
            entity: "umrah-package";
            record: components["schemas"]["UmrahPackageDraft"];
        } | {
            /** @enum {string} */
            entity: "umrah-package";
            id: string;
            record: components["schemas"]["UmrahPackageChange"];
        } | {
            /** @enum {string} */
            entity: "visa-service";
            record: components["schemas"]["VisaServiceDraft"];
        } | {
            /** @enum {string} */
            entity: "visa-service";
            id: string;
            record: components["schemas"]["VisaServiceChange"];
        } | {
            /** @enum {string} */
            entity: "flight";
            record: components["schemas"]["FlightDraft"];
        } | {
            /** @enum {string} */
            entity: "flight";
            id: string;
            record: components["schemas"]["FlightChange"];
        } | {
            /** @enum {string} */
            entity: "blog-post";
            record: components["schemas"]["BlogPostDraft"];
        } | {
            /** @enum {string} */
            entity: "blog-post";
            id: string;
            record: components["schemas"]["BlogPostChange"];
        } | {
            /** @enum {string} */
            entity: "landing-page";
            record: components["schemas"]["LandingPageDraft"];
        } | {
            /** @enum {string} */
            entity: "landing-page";
            id: string;
            record: components["schemas"]["LandingPageChange"];
        } | {
            /** @enum {string} */
            entity: "hero-scene";
            record: components["schemas"]["HeroSceneDraft"];
        } | {
            /** @enum {string} */
            entity: "hero-scene";
            id: string;
            record: components["schemas"]["HeroSceneChange"];
        } | {
            /** @enum {string} */
            entity: "hero-content";
            record: components["schemas"]["HeroContentDraft"];
        } | {
            /** @enum {string} */
            entity: "hero-content";
            id: string;
            record: components["schemas"]["HeroContentChange"];
        } | {
            /** @enum {string} */
            entity: "contact-info";
            record: components["schemas"]["ContactInfoDraft"];
        } | {
            /** @enum {string} */
            entity: "contact-info";
            id: string;
            record: components["schemas"]["ContactInfoChange"];
        } | {
            /** @enum {string} */
            entity: "accreditation";
            record: components["schemas"]["AccreditationDraft"];
        } | {
            /** @enum {string} */
            entity: "accreditation";
            id: string;
            record: components["schemas"]["AccreditationChange"];
        } | {
            /** @enum {string} */
            entity: "faq";
            record: components["schemas"]["FaqDraft"];
        } | {
            /** @enum {string} */
            entity: "faq";
            id: string;
            record: components["schemas"]["FaqChange"];
        } | {
            /** @enum {string} */
            entity: "review";
            record: components["schemas"]["ReviewDraft"];
        } | {
            /** @enum {string} */
            entity: "review";
            id: string;
            record: components["schemas"]["ReviewChange"];
        } | {
            /** @enum {string} */
            entity: "offer";
            record: components["schemas"]["OfferDraft"];
        } | {
            /** @enum {string} */
            entity: "offer";
            id: string;
            record: components["schemas"]["OfferChange"];
        } | {
            /** @enum {string} */
            entity: "service-option";
            record: components["schemas"]["ServiceOptionDraft"];
        } | {
            /** @enum {string} */
            entity: "service-option";
            id: string;
            record: components["schemas"]["ServiceOptionChange"];
        } | {
            /** @enum {string} */
            entity: "tag";
            record: components["schemas"]["TagDraft"];
        } | {
            /** @enum {string} */
            entity: "tag";
            id: string;
            record: components["schemas"]["TagChange"];
        };
        /** PreviewLinks */
        PreviewLinks: {
            en: string;
            bn: string;
            /** Format: date-time */
            expires_at: string;
        };
    };
    responses: {
        /** @description The request could not be understood */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no session, or it is over */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller may not do this */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is nothing here for this caller */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body took too long to arrive */
        Error408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It would break a rule, or somebody changed the record meanwhile */
        Error409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
        Error413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address is too long */
        Error414: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of a kind that is not taken here */
        Error415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What was sent is not valid: one entry a fault */
        Error422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Asked too often; Retry-After says when to come back */
        Error429: {
            headers: {
                /** @description In so many seconds */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The headers are too long */
        Error431: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong on our side */
        Error500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database does not answer at the moment */
        Error503: {
            headers: {
                /** @description In so many seconds */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no space left to store this */
        Error507: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Live"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                entity?: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect" | "contact-submission" | "reply-template" | "user" | "upload";
                record_id?: string;
                actor_id?: string;
                action?: "create" | "change" | "remove" | "restore" | "purge" | "open" | "export" | "erase" | "save_draft" | "publish_draft" | "discard_draft" | "reorder" | "confirm_translation" | "skip_translation" | "rollback" | "resume" | "publish" | "take_down" | "sign_in" | "sign_in_failed" | "sign_in_refused" | "sign_out" | "password_refused";
                /** @description Not before this moment */
                since?: string;
                /** @description Before this moment */
                until?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listVersions: {
        parameters: {
            query?: {
                limit?: number;
                offset?: number;
            };
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect" | "contact-submission" | "reply-template";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect" | "contact-submission" | "reply-template";
                id: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fields"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftMark"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftOfRecord"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftSave"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    discardDraft: {
        parameters: {
            query: {
                /** @description Another one after every save */
                version: string;
            };
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    publishDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftPublish"];
            };
        };
        responses: {
            /** @description And what is left in the draft */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedDraft"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listTrash: {
        parameters: {
            query?: {
                entity?: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect" | "contact-submission" | "reply-template";
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashedRecord"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    emptyTrash: {
        parameters: {
            query: {
                /** @description The moment of the newest that staff have seen: what was deleted after it stays */
                deleted_until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptiedTrash"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    restoreRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect" | "contact-submission" | "reply-template";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoredRecord"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    purgeRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag" | "redirect" | "contact-submission" | "reply-template";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "full_name" | "email" | "role" | "is_active" | "is_default_admin";
                order_direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getOwnUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listContactSubmissions: {
        parameters: {
            query?: {
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "name" | "email" | "phone" | "subject" | "message" | "service" | "item_id" | "departure" | "sharing" | "language" | "page" | "utm_source" | "utm_medium" | "utm_campaign" | "utm_term" | "utm_content" | "referrer_host" | "suspicion" | "is_spam" | "is_read" | "status" | "lost_reason" | "lost_note" | "owner_id" | "next_step" | "next_step_at" | "clock_from" | "answered_at";
                order_direction?: "asc" | "desc";
                /** @description Suspected spam alone, or everything else; both where absent */
                is_spam?: boolean;
                status?: "new" | "in_progress" | "won" | "lost" | "spam";
                /** @description Whose they are: `me` of whoever asks, `none` nobody’s, or of an owner who may not read them any more, else an account’s id */
                owner?: "me" | "none" | string;
                /** @description Unanswered for at least so many minutes of their clock, spam aside */
                unanswered_minutes?: number;
                /** @description Whose next step should have been taken by now */
                next_step_due?: true;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubmission"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createContactSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSubmissionDraft"];
                "application/x-www-form-urlencoded": components["schemas"]["ContactSubmissionDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubmissionReceipt"];
                };
            };
            /** @description Default Response */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteSuspectedSpam: {
        parameters: {
            query: {
                /** @description The moment of the newest that staff have seen: what came after it stays */
                received_until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedSuspectedSpam"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getContactSubmissionTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineEntry"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createContactSubmissionEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadActDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadAct"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listLeadOwners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadOwner"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    setOwnDuty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Duty"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadOwner"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    noteContactSubmissionExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSubmissionExport"];
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getContactSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubmission"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateContactSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactSubmissionChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubmission"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteContactSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    markContactSubmissionRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubmission"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    countPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskedPerson"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataCounts"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskedPerson"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    erasePersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalDataErasure"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataCounts"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listTourPackages: {
        parameters: {
            query?: {
                available_only?: boolean;
                featured_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "name" | "name_bn" | "destinations" | "destinations_bn" | "price" | "duration" | "cover_photo" | "package_details" | "package_details_bn" | "cancellation_terms" | "cancellation_terms_bn" | "is_available" | "is_featured";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourPackage"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createTourPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourPackageDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourPackage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getTourPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourPackage"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateTourPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourPackageChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourPackage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteTourPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listUmrahPackages: {
        parameters: {
            query?: {
                available_only?: boolean;
                featured_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "name" | "name_bn" | "package_type" | "duration" | "price" | "makkah_hotel_en" | "makkah_hotel_bn" | "makkah_stars" | "makkah_metres" | "makkah_nights" | "madinah_hotel_en" | "madinah_hotel_bn" | "madinah_stars" | "madinah_metres" | "madinah_nights" | "airline_en" | "airline_bn" | "flight_route" | "meals_en" | "meals_bn" | "guide_en" | "guide_bn" | "visa" | "cover_photo" | "package_details" | "package_details_bn" | "cancellation_terms" | "cancellation_terms_bn" | "is_available" | "is_featured";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UmrahPackage"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createUmrahPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UmrahPackageDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UmrahPackage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getUmrahPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UmrahPackage"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateUmrahPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UmrahPackageChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UmrahPackage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteUmrahPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listVisaServices: {
        parameters: {
            query?: {
                available_only?: boolean;
                featured_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "country_name" | "country_name_bn" | "country_flag" | "cover_photo" | "duration" | "duration_bn" | "charge" | "processing_time" | "processing_time_bn" | "visa_details" | "visa_details_bn" | "cancellation_terms" | "cancellation_terms_bn" | "is_available" | "is_featured";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaService"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createVisaService: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisaServiceDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaService"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getVisaService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaService"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateVisaService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisaServiceChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaService"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteVisaService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listFlights: {
        parameters: {
            query?: {
                available_only?: boolean;
                featured_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "airline" | "airline_bn" | "origin" | "origin_bn" | "destination" | "destination_bn" | "trip_type" | "cabin" | "price" | "baggage" | "baggage_bn" | "notes" | "notes_bn" | "valid_until" | "is_available" | "is_featured";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flight"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createFlight: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlightDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flight"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getFlight: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flight"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateFlight: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlightChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Flight"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteFlight: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listBlogPosts: {
        parameters: {
            query?: {
                published_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "slug" | "title" | "title_bn" | "excerpt" | "excerpt_bn" | "content" | "content_bn" | "cover_image" | "image" | "is_published";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createBlogPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogPostDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getBlogPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateBlogPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogPostChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteBlogPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listLandingPages: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "slug" | "title" | "title_bn" | "summary" | "summary_bn" | "catalogue" | "content" | "content_bn" | "cover_photo" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingPage"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createLandingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LandingPageDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getLandingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingPage"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateLandingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LandingPageChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingPage"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteLandingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listHeroScenes: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "name" | "name_bn" | "image_url" | "gradient_class" | "order" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroScene"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createHeroScene: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeroSceneDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroScene"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getHeroScene: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroScene"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateHeroScene: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeroSceneChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroScene"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteHeroScene: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listHeroContent: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "headline_en" | "headline_bn" | "subtitle_en" | "subtitle_bn" | "cta_text_en" | "cta_text_bn" | "cta_link" | "order" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroContent"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createHeroContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeroContentDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroContent"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getHeroContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroContent"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateHeroContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeroContentChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroContent"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteHeroContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listContactInfo: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "company_name" | "company_name_bn" | "tagline_en" | "tagline_bn" | "address_en" | "address_bn" | "phone" | "phone_display_bn" | "email" | "working_hours_en" | "working_hours_bn" | "latitude" | "longitude" | "payment_accounts_en" | "payment_accounts_bn" | "privacy_text_en" | "privacy_text_bn" | "availability_en" | "availability_bn" | "trust_text_en" | "trust_text_bn" | "stat_travelers" | "stat_destinations" | "stat_years" | "stat_satisfaction" | "established" | "counts_visits" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInfo"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createContactInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInfoDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInfo"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getContactInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInfo"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateContactInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInfoChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInfo"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteContactInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listAccreditations: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "name_en" | "name_bn" | "number" | "issuer_en" | "issuer_bn" | "register_url" | "unpublish_at" | "order" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accreditation"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createAccreditation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccreditationDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accreditation"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getAccreditation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accreditation"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateAccreditation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccreditationChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accreditation"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteAccreditation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listFaqs: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "question_en" | "question_bn" | "answer_en" | "answer_bn" | "order" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteFaq: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "name_en" | "name_bn" | "text_en" | "text_bn" | "said_on" | "source" | "source_url" | "rating" | "order" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "title_en" | "title_bn" | "text_en" | "text_bn" | "percent_off" | "price" | "unpublish_at" | "order" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listServiceOptions: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "name_en" | "name_bn" | "description_en" | "description_bn" | "icon" | "order" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceOption"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createServiceOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceOptionDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceOption"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getServiceOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceOption"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateServiceOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceOptionChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceOption"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteServiceOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "name" | "name_bn" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listRedirects: {
        parameters: {
            query?: {
                active_only?: boolean;
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "from_path" | "to_path" | "is_active";
                order_direction?: "asc" | "desc";
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createRedirect: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getRedirect: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateRedirect: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedirectChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteRedirect: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listReplyTemplates: {
        parameters: {
            query?: {
                limit?: number;
                /** @description Records that come and go between two calls move those behind them */
                offset?: number;
                /** @description Words, in either language: all are found */
                q?: string;
                order_by?: "created_at" | "updated_at" | "name" | "channel" | "subject" | "subject_bn" | "body" | "body_bn";
                order_direction?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createReplyTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    updateReplyTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The revision, in quotation marks */
                    etag?: string;
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteReplyTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listTranslations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    confirmTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationConfirmation"];
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    skipTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "tour-package" | "umrah-package" | "visa-service" | "flight" | "blog-post" | "landing-page" | "hero-scene" | "hero-content" | "contact-info" | "accreditation" | "faq" | "review" | "offer" | "service-option" | "tag";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationSkip"];
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listSimilarTourPackages: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourPackage"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listSimilarUmrahPackages: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UmrahPackage"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listSimilarVisaServices: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaService"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listVisaServicesOfCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaService"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listVisaTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listVisaCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisaCountry"][];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getBlogPostBySlug: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getLandingPageBySlug: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LandingPage"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listSubjects: {
        parameters: {
            query: {
                catalogue: "tour-package" | "umrah-package" | "visa-service" | "flight";
                facets?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subjects"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    listPageOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOffers"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getSiteManagementOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteManagementOverview"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getActiveHeroContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroContent"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getActiveContactInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an answer that the caller has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInfo"];
                };
            };
            /** @description The caller has the answer */
            304: {
                headers: {
                    /** @description Of these very words; for staff, of one record, its revision */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    reorderHeroScenes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeroScene"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    reorderAccreditations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accreditation"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    reorderFaqs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    reorderReviews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    reorderOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    reorderServiceOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change began from, in quotation marks: "12". Where the record has another by now, the answer is 409 with the record as it is. `*` or none: whatever it is. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Move"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceOption"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listNotFoundPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundPage"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getPageCounts: {
        parameters: {
            query?: {
                /** @description Up to today, in Dhaka; 30 where none is given */
                days?: 7 | 30 | 90;
                language?: "en" | "bn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCounts"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    countPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageRead"];
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    getPageFunnel: {
        parameters: {
            query: {
                /** @description Up to today, in Dhaka; 30 where none is given */
                days?: 7 | 30 | 90;
                language?: "en" | "bn";
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageFunnel"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredPicture"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    uploadPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of the caller’s own for this create, at most 255 characters of printable ASCII, in quotation marks. Sent again within 24 hours, with the same body, it is answered as the first time, and nothing is made twice. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PicturesForm"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredPictures"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    describeUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureAltsChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureAlts"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listUploads: {
        parameters: {
            query?: {
                /** @description Only what no record shows */
                unused?: boolean;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description How many there are without `limit` and `offset` */
                    "x-total-count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedPicture"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getUploadStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadStats"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getPublishing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publishing"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    getRecordPublishing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordPublishing"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    retryRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordPublishing"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listPublishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publish"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    rollBackPublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publishing"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            414: components["responses"]["Error414"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    listDeliveries: {
        parameters: {
            query: {
                target: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishingDelivery"][];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    resendTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishingResend"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publishing"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    resumePublishing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publishing"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    watchPublishing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
    createPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewDraft"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description The first and the last revision of public content that this made, `12-14`; absent where it made none */
                    "x-revisions"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLinks"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            408: components["responses"]["Error408"];
            409: components["responses"]["Error409"];
            413: components["responses"]["Error413"];
            415: components["responses"]["Error415"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
            507: components["responses"]["Error507"];
        };
    };
    readSiteContent: {
        parameters: {
            query?: {
                since?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            414: components["responses"]["Error414"];
            422: components["responses"]["Error422"];
            431: components["responses"]["Error431"];
            500: components["responses"]["Error500"];
            503: components["responses"]["Error503"];
        };
    };
}
